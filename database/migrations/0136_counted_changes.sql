-- Whoever holds an answer asks whether it would be another one: by counting how often its tables have changed, before their rows are
-- read. Each change adds a row, so that nobody waits for anybody; the rows are summed up from time to time.
create table platform.change_count (
  relation text not null,
  -- of tables whose rows belong to something that is read by itself
  key integer,
  times bigint not null default 1
);
create index change_count_relation on platform.change_count (relation, key) include (times);

create function platform.count_change() returns trigger language plpgsql as $$
begin
  insert into platform.change_count (relation) values (tg_table_schema || '.' || tg_table_name);
  return null;
end $$;

-- Counts each statement that changes rows of a table.
create function platform.count_changes(counted regclass) returns void language plpgsql as $$
begin
  execute format('create trigger count_changes after insert or update or delete or truncate on %s
    for each statement execute function platform.count_change()', counted);
end $$;

-- Counts them for each key of the rows that were changed; the key is SQL over a row `changed`.
create function platform.count_changes_by(counted regclass, key text) returns void language plpgsql as $$
declare
  counting text := format('insert into platform.change_count (relation, key) select distinct %L, %s from ', counted, key);
  name text := replace(counted::text, '.', '_');
  plain text := format('platform.count_changes_of_%s', name);
  moved text := format('platform.count_moves_of_%s', name);
begin
  execute format('create function %s() returns trigger language plpgsql as %L', plain,
    format('begin %s changed; return null; end', counting));
  execute format('create function %s() returns trigger language plpgsql as %L', moved,
    format('begin %s (select * from former union all select * from latter) changed; return null; end', counting));
  execute format('create trigger count_keyed_changes_on_insert after insert on %s referencing new table as changed
    for each statement execute function %s()', counted, plain);
  execute format('create trigger count_keyed_changes_on_delete after delete on %s referencing old table as changed
    for each statement execute function %s()', counted, plain);
  execute format('create trigger count_keyed_changes_on_update after update on %s referencing old table as former new table as latter
    for each statement execute function %s()', counted, moved);
end $$;

-- What changes while lessons are held is counted for each course: a journal, and the diary of who learns it, stand still meanwhile.
select platform.count_changes_by('timetable.lesson', '(select g.course_id from classes.study_group g where g.id = changed.group_id)');
select platform.count_changes_by(counted, '(select g.course_id from timetable.lesson l join classes.study_group g on g.id = l.group_id
  where l.id = changed.lesson_id)') from unnest(array['journal.lesson_text', 'journal.score', 'journal.miss']::regclass[]) as counted;
select platform.count_changes_by('results.period_result', 'changed.course_id');
select platform.count_changes(counted) from unnest(array[
  'assessments.work', 'buildings.area', 'buildings.building', 'buildings.plan', 'buildings.plan_place', 'buildings.room',
  'calendar.bell_day', 'calendar.bell_schedule', 'calendar.bell_slot', 'calendar.calendar_entry', 'calendar.study_year',
  'classes.class', 'classes.class_member', 'classes.group_class', 'classes.group_member', 'classes.leader', 'classes.parallel',
  'classes.study_group', 'curriculum.cathedra', 'curriculum.cathedra_member', 'curriculum.course', 'curriculum.rup_line',
  'dictionaries.dictionary', 'dictionaries.record', 'grading.exam', 'grading.policy', 'homework_files.homework_file', 'media.file',
  'miss_kinds.miss_kind', 'people.employment', 'people.kinship', 'people.person', 'results.reopening',
  'school.school', 'timetable.entry', 'timetable.lesson_teacher', 'workload.assignment'
]::regclass[]) as counted;
