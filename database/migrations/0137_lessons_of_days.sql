-- A person's lessons of some days are found by the days, not among all that the person ever gave.
drop index timetable.lesson_teacher_teacher;
create index lesson_teacher_day on timetable.lesson_teacher (teacher_id, lower(during));
-- Results of a quarter are counted by what they are, without reading their rows.
create index period_result_quarter on results.period_result (quarter_id, type, value);
-- What lists of people are counted by, and what heads are told of absences, is remembered until it changes.
select platform.count_changes(counted)
  from unnest(array['people.kind_member', 'student_absences.absence_reason']::regclass[]) as counted;
