-- Made for a day that the calendar added (a working day moved there, a day off that went): with that day they go again, unless
-- they bear something.
alter table timetable.lesson add column is_added_by_calendar boolean not null default false;

-- What undone days have left so far: cancelled lessons on a weekday that is not the one of their timetable, which bear nothing.
delete from timetable.lesson l using timetable.entry e
where e.id = l.entry_id and l.is_off_calendar and l.moved_from_date is null
  and e.weekday <> extract(isodow from l.date)::integer - 1
  and not exists (select from journal.score s where s.lesson_id = l.id)
  and not exists (select from journal.miss m where m.lesson_id = l.id)
  and not exists (select from journal.lesson_text t where t.lesson_id = l.id)
  and not exists (select from journal.homework_file f where f.lesson_id = l.id)
  and not exists (select from assessments.work w where w.lesson_id = l.id)
  and not exists (select from timetable.lesson_teacher t where t.lesson_id = l.id and t.replaces_teacher_id is not null);
