-- Of a day that is reckoned row by row (the last one of a year, say) PostgreSQL expects one period in two hundred to hold it, and
-- read all of the constraint's index of periods once for each group. Who was in a group on a day is found under the group.
create index group_member_group_during on classes.group_member using gist (group_id, during);
create index class_member_class_during on classes.class_member using gist (class_id, during);
create index assignment_group_during on workload.assignment using gist (group_id, during);
