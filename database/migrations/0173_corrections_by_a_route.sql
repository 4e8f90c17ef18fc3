-- What families ask to put right goes by a route of approval: what waits already follows it, to those who keep the record. Where nothing
-- waits the route comes with the first proposal.
with route as (
  insert into approvals.route (kind, version) select 'people.correction', 1
  where exists (select from people.correction where state = 'waiting') returning id),
made as (
  insert into approvals.route_version (route_id, number) select id, 1 from route returning id),
step as (
  insert into approvals.route_step (version_id, stage, position, title, act, needs, days)
  select id, 1, 1, 'Проверка данных', 'approve', 'any', 5 from made returning id)
insert into approvals.route_decider (step_id, post) select id, 'people.record_keepers' from step;

with started as (
  insert into approvals.run (kind, subject_id, title, author_id, version_id, started_at)
  select 'people.correction', c.id, p.full_name, c.proposed_by, v.id, c.made_at
  from people.correction c join people.person p on p.id = c.person_id
  join approvals.route r on r.kind = 'people.correction' join approvals.route_version v on v.route_id = r.id
  where c.state = 'waiting' returning id, version_id, started_at)
insert into approvals.run_step (run_id, route_step_id, state, opened_at, is_stuck)
select s.id, step.id, 'open', s.started_at, true from started s join approvals.route_step step on step.version_id = s.version_id;
