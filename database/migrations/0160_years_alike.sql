-- What somebody has of one year is found without reading what all the other years have left.
-- Which lessons groups have in a year or on its days is read from the index alone.
drop index timetable.lesson_group;
create index lesson_group on timetable.lesson (group_id, date) include (id);
-- Classes of a student are found by the student: there was an index of periods only, which is dearer to look through.
create index class_member_student on classes.class_member (student_id, class_id);
-- Who is in a class on a day is found by those who had not left by then, not among all who had come; who left lately too.
drop index classes.class_member_went;
create index class_member_went on classes.class_member (coalesce(upper(during), 'infinity'), lower(during));
