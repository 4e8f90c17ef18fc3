-- Who stands in for another that day is asked with every scope of a teacher: found without reading all of ten years.
create index lesson_teacher_substitute on timetable.lesson_teacher (teacher_id, lesson_id)
  where replaces_teacher_id is not null;
