-- Tables, columns and kinds take the words of the code: when families were notified of marks, a long job's cancelling, the
-- completion of journals. What the history keeps stays as it was written.
alter table journal.told_marks rename to mark_notification;
alter table journal.mark_notification rename column told_at to notified_at;
alter table journal.mark_notification rename constraint told_marks_pkey to mark_notification_pkey;
alter table journal.mark_notification rename constraint told_marks_student_id_fkey to mark_notification_student_id_fkey;
alter table journal.mark_notification rename constraint told_marks_course_id_fkey to mark_notification_course_id_fkey;

alter table platform.long_job rename column cancel_asked to cancel_requested;

update notices.notice set kind = 'journal.completion' where kind = 'journal.filling';
update notices.mail_choice set kind = 'journal.completion' where kind = 'journal.filling';
update platform.long_job set kind = 'journal.completion' where kind = 'journal.filling';

-- a merger of two records can be undone as long as it stands: its trail names the table it has moved rows of
update duplicates.merger
set trail = replace(replace(trail::text, '"journal.told_marks"', '"journal.mark_notification"'), '"told_at"', '"notified_at"')::jsonb
where trail::text like '%"journal.told_marks"%';
