-- Notices of one subject are taken back together, whoever they were told to.
create index notice_of_subject on notices.notice (subject) where subject is not null;
