-- Each room keeps its tables in a schema of its own name; what the history and mergers call by table follows.
create schema grading;
create schema assessments;
create schema results;
create schema student_absences;
create schema own_fields;
create schema duplicates;

alter table journal.grading_policy set schema grading;
alter table grading.grading_policy rename to policy;
alter function journal.is_grading_policy(jsonb) set schema grading;
alter function journal.keep_policy() set schema grading;
alter table journal.work set schema assessments;
alter table journal.period_result set schema results;
alter table journal.reopening set schema results;
alter table journal.absence_reason set schema student_absences;
alter table people.tab set schema own_fields;
alter table people.tab_kind set schema own_fields;
alter table people.tab_role set schema own_fields;
alter table people.field set schema own_fields;
alter table people.field_value set schema own_fields;
alter table people.distinct_pair set schema duplicates;
alter table people.merger set schema duplicates;

create temporary table moved (was text primary key, is_now text not null) on commit drop;
insert into moved values
  ('journal.grading_policy', 'grading.policy'),
  ('journal.work', 'assessments.work'),
  ('journal.period_result', 'results.period_result'),
  ('journal.reopening', 'results.reopening'),
  ('journal.absence_reason', 'student_absences.absence_reason'),
  ('people.tab', 'own_fields.tab'),
  ('people.tab_kind', 'own_fields.tab_kind'),
  ('people.tab_role', 'own_fields.tab_role'),
  ('people.field', 'own_fields.field'),
  ('people.field_value', 'own_fields.field_value'),
  ('people.distinct_pair', 'duplicates.distinct_pair'),
  ('people.merger', 'duplicates.merger');

-- The indexes of the history name subjects: they are made anew once its rows have their new words.
drop index history.change_student;
drop index history.change_result;
alter table history.change disable trigger append_only;
update history.change c set subject = m.is_now from moved m where c.subject = m.was;
alter table history.change enable trigger append_only;
create index change_student on history.change (((coalesce(after, before) ->> 'student_id')::integer), id)
  where subject in ('journal.score', 'journal.miss', 'results.period_result');
create index change_result on history.change
  (((coalesce(after, before) ->> 'course_id')::integer), ((coalesce(after, before) ->> 'year_id')::integer), at, id)
  where subject = 'results.period_result';

-- What mergers of persons and of dictionary records have moved is told by table, so that it can be moved back.
do $$
declare
  one moved;
begin
  for one in select * from moved loop
    update duplicates.merger set trail = replace(trail::text, format('"table": "%s"', one.was), format('"table": "%s"', one.is_now))::jsonb
    where trail::text like format('%%"table": "%s"%%', one.was);
    update duplicates.merger set trail = replace(trail::text, format('"%s": ', one.was), format('"%s": ', one.is_now))::jsonb
    where trail::text like format('%%"%s": %%', one.was);
    update dictionaries.merger set trail = replace(trail::text, format('"table": "%s"', one.was), format('"table": "%s"', one.is_now))::jsonb
    where trail::text like format('%%"table": "%s"%%', one.was);
  end loop;
end $$;
