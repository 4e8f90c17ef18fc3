-- A file that has once been shown is no leftover: of what an account leaves behind in a day it is no part.
alter table media.file add column was_kept boolean not null default false;
update media.file set was_kept = true where is_kept;

-- counted at every upload; what is erased at night is found by the other one
create index file_left_behind on media.file (uploaded_by) where not is_kept and not was_kept;
