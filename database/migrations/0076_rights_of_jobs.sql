-- Long work has the rights that its beginner has when it acts: who really began it, a state for what they have lost, and the
-- class of each prepared file, which is asked for again when the file is taken.
alter table platform.long_job
  add column actor_account_id integer references access.account,
  drop constraint long_job_state_check,
  add constraint long_job_state_check check (state in ('waiting', 'running', 'done', 'cancelled', 'interrupted', 'forbidden'));

-- what was begun by the former program does not say whose rows it touches
with ended as (
  update platform.long_job set state = 'interrupted', ended_at = now() where state in ('waiting', 'running') returning id)
update platform.long_job_item i set outcome = 'skipped' from ended where i.job_id = ended.id and i.outcome = 'waiting';
delete from register.prepared_sheet;

alter table register.prepared_file add column class_id integer references classes.class;
update register.prepared_file f set class_id = (
  select c.id from classes.class c join calendar.study_year y on y.id = c.year_id
  where c.title = f.part and y.date_start <= f.made_at::date order by y.date_start desc limit 1);
-- copies of what stands in the journals: they can be made again
delete from register.prepared_file where class_id is null;
alter table register.prepared_file alter column class_id set not null;
create index prepared_file_class on register.prepared_file (class_id);
