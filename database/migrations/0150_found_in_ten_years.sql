-- What is asked for a room or a group is not looked for among all that ten years have left.
-- How many lessons are held in a room is asked by its card, and by the database before the room is removed.
create index lesson_room on timetable.lesson (room_id) where room_id is not null;

-- Who teaches a group on a day: of two indexes of periods the one that began with the teacher was taken, for it holds all columns,
-- and was read whole for each group. There is one now, under the group; what a teacher has is found by the teacher.
alter table workload.assignment drop constraint assignment_teacher_id_group_id_during_excl,
  add constraint assignment_group_id_teacher_id_during_excl
    exclude using gist (group_id with =, teacher_id with =, during with &&);
drop index workload.assignment_group_during;
create index assignment_teacher on workload.assignment (teacher_id, group_id);

-- Planned hours of a group are asked for its class's parallel, which is of one year: by year they were looked for in each.
create index rup_line_parallel on curriculum.rup_line (parallel_id, course_id);

-- Who came to a class and who left it in these weeks is found by the day.
create index class_member_came on classes.class_member (lower(during));
create index class_member_went on classes.class_member (upper(during));

-- The first students of the grade book are read in their order: who has left comes last.
create index person_archived_name on people.person (archived_at nulls first, sort_name, id);
