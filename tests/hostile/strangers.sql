-- Beyond school.sql: who was here before, last year's group, and in every private field a word that stands nowhere else.

insert into access.account (id, login) overriding system value values
  (61, 'former-teacher@school.test'), (121, 'last-years-student@school.test'), (205, 'leavers-parent@school.test');
insert into access.account_role (account_id, role_id)
  select account_id, r.id from access.role r, (values (61, 'teacher'), (121, 'student')) as held (account_id, role)
  where r.name = held.role;
insert into people.person (id, admin_user_id, surname, name) overriding system value values
  (61, 61, 'Прежний', 'Учитель'), (121, 121, 'Прежний', 'Ученик'), (205, 205, 'Прежняя', 'Мать');
insert into people.kinship (child_id, adult_id, kind) values (121, 205, 'mother');
insert into people.employment (person_id, position_id, during) values (61, 1, daterange('2024-09-01', '2026-11-01'));
insert into organisation.unit (title, index) values ('Отдел кадров', 1);
-- the former teacher had a group of this year
insert into workload.assignment (teacher_id, group_id, hours, during) values (61, 1, 1, daterange('2026-09-01', '2026-11-01'));

insert into classes.parallel (id, year_id, number) overriding system value values (2, 2, 6);
insert into classes.class (id, year_id, parallel_id, letter, title) overriding system value values (3, 2, 2, 'В', '6В');
insert into classes.class_member (class_id, student_id, during) values (3, 121, daterange('2025-09-01', '2026-05-26'));
insert into classes.study_group (id, year_id, course_id, title, kind) overriding system value values (7, 2, 1, '6В', 'class');
insert into classes.group_class (group_id, class_id) values (7, 3);
insert into classes.group_member (group_id, course_id, student_id, during) values (7, 1, 121, daterange('2025-09-01', '2026-05-26'));
-- 53 taught last year's group until the New Year, the teacher of algebra from then on
insert into workload.assignment (teacher_id, group_id, hours, during) values
  (53, 7, 3, daterange('2025-09-01', '2026-01-01')),
  ((select id from access.role where name = 'teacher'), 7, 3, daterange('2026-01-01', '2026-05-26'));
insert into grading.policy (year_id, version, rules) select 2, 1, rules from grading.policy;
insert into timetable.lesson (group_id, date, shift, slot, starts_at, ends_at, status) values
  (7, '2025-10-08', 1, 1, '08:00', '08:45', 'held');

-- A mark, a miss and a planned work in each group that has marks.
insert into journal.score (lesson_id, student_id, type, value, maximum)
  select distinct on (given.group_id, student_id) l.id, student_id, 'fo', 8, 10
  from (values (2, 107), (2, 111), (2, 112), (2, 113), (3, 101), (4, 104), (7, 121)) as given (group_id, student_id)
  join timetable.lesson l on l.group_id = given.group_id and l.date in ('2025-10-08', '2026-11-03', '2026-11-04');
insert into journal.miss (lesson_id, student_id, kind_id)
  select l.id, student_id, k.id
  from (values (2, 111, '2026-11-11'), (2, 112, '2026-11-11'), (3, 103, '2026-11-03'), (4, 106, '2026-11-03'),
    (7, 121, '2025-10-08')) as given (group_id, student_id, date)
  join timetable.lesson l on l.group_id = given.group_id and l.date = given.date::date
  join miss_kinds.miss_kind k on k.code = 'ill';
insert into assessments.work (group_id, quarter_id, kind, number, title, maximum) values
  (7, 6, 'sor', 1, 'Дроби', 20), (2, 2, 'sor', 1, 'Одночлены', 20), (3, 2, 'sor', 1, 'Чтение', 20), (4, 2, 'sor', 1, 'Чтение', 20);
insert into results.period_result (student_id, course_id, year_id, quarter_id, type, recommended, value, policy_id)
  select student_id, course_id, year_id, quarter_id, 'quarter_score', 4, 5, 1
  from (values (107, 1, 1, 1), (111, 1, 1, 1), (112, 1, 1, 1), (101, 2, 1, 1), (104, 2, 1, 1), (121, 1, 2, 5))
    as given (student_id, course_id, year_id, quarter_id);
-- A request to open a closed quarter again in each group that has marks, by its teacher, of last year by a deputy.
insert into results.reopening_request (group_id, quarter_id, author_id, reason)
  select g.id, q.id, case when g.id = 7 then (select id from access.role where name = 'headteacher')
    else (select min(a.teacher_id) from workload.assignment a where a.group_id = g.id) end, 'canary-request-' || g.id
  from classes.study_group g join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter' and q.number = 1
  where g.id in (1, 2, 3, 4, 7);

-- Everybody has a calendar link.
insert into timetable.calendar_link (account_id, person_id, token_hash)
  select admin_user_id, id, sha256(id::text::bytea) from people.person where admin_user_id is not null;

-- The words.
update people.person set iin = '9' || lpad(id::text, 11, '0'), birth_date = date '1900-01-01' + id,
  phone = 'canary-phone-' || id, email = 'canary-email-' || id, address = 'canary-address-' || id
  where id = any(:persons);
insert into journal.lesson_text (lesson_id, topic, homework)
  select id, 'canary-topic-' || group_id, 'canary-homework-' || group_id from timetable.lesson where date <= '2026-11-20'
  on conflict (lesson_id) do update set topic = excluded.topic, homework = excluded.homework;
update journal.score s set is_comment_internal = s.id % 2 = 0,
  comment = case when s.id % 2 = 0 then 'canary-internal-' else 'canary-comment-' end || l.group_id || '-' || s.student_id
  from timetable.lesson l where l.id = s.lesson_id;
update journal.miss m set reason = 'canary-reason-' || l.group_id || '-' || m.student_id
  from timetable.lesson l where l.id = m.lesson_id;
update results.period_result set reason = 'canary-result-' || course_id || '-' || student_id;
insert into access.passkey (account_id, credential, public_key, counter, transports, name)
  select id, 'canary-credential-' || id, '\x00', 0, '{}', 'canary-passkey-' || id from access.account;
update access.session set device = 'canary-device-' || account_id;

-- A file of a homework in each group that has marks, by the number of the group; not of a day with a substitute.
insert into media.file (id, kind, purpose, name, size, mime, uploaded_by, is_kept) overriding system value
  select id, 'document', 'homework', 'canary-file-' || id, 1, 'application/pdf', 51, true from classes.study_group where id in (1, 2, 3, 4, 7);
insert into homework_files.homework_file (id, lesson_id, file_id, place) overriding system value
  select g.id, (select l.id from timetable.lesson l where l.group_id = g.id and l.takes_place and l.date < '2026-11-20'
      order by l.date desc limit 1), g.id, 1
  from classes.study_group g where g.id in (1, 2, 3, 4, 7);

-- A notice and a job of every account.
insert into access.list_view (account_id, list, name, query, hidden) select id, 'classes', 'Свой', '{}', '{}' from access.account;
insert into notices.notice (account_id, kind, title) select id, 'access.password', '{"id": "Пароль изменён"}' from access.account;
insert into notices.letter (occasion, account_id, sender_id, subject, parts, gives_up_at)
  select 'access.letter:' || id, id, id, '{"id": "Письмо"}', '[]', now() from access.account;
insert into platform.long_job (kind, account_id, title) select 'journal.completion', id, '{"id": "Напоминание"}' from access.account;

-- A spreadsheet of staff on its way in, of every account.
insert into platform.import (account_id, kind, file_name, digest) select id, 'people.staff', 'canary-file', '' from access.account;
insert into platform.import_row (import_id, number, cells, title) select id, 2, '{"surname": "canary-import"}', 'canary-import' from platform.import;

-- A reason of absence of every student.
insert into student_absences.absence_reason (student_id, kind_id, date_from, date_to, text, given_by)
  select s.id, k.id, '2026-11-20', '2026-11-20', 'canary-absence-' || s.id, 201
  from people.person s join miss_kinds.miss_kind k on k.code = 'ill'
  where s.id in (select student_id from classes.class_member);

-- A final report card of every student, made and not yet checked.
insert into register.report_card (student_id, class_id, year_id, quarter_id, content, template_version)
  select m.student_id, c.id, c.year_id, q.id, jsonb_build_object('school', 'Школа', 'city', null, 'student', 'Ученик',
      'class_title', c.title, 'class_teacher', null, 'director', null, 'date_start', q.start_date,
      'date_end', q.end_date, 'quarter', 1, 'half', null, 'courses', '[]'::jsonb, 'misses', '[]'::jsonb), 1
  from classes.class_member m join classes.class c on c.id = m.class_id
    join calendar.calendar_entry q on q.year_id = c.year_id and q.type = 'quarter' and q.number = 1
  where not exists (select from classes.class_member later where later.student_id = m.student_id
    and lower(later.during) > lower(m.during));

-- A document of everybody, achievements of staff and students, health of students; each with a file but the last.
insert into media.file (id, kind, purpose, name, size, mime, uploaded_by, is_kept) overriding system value
  select 1000 + id, 'document', 'personal-file', 'canary-paper-' || id, 1, 'application/pdf', 51, true from people.person where id = any(:persons)
  union all select 2000 + id, 'document', 'personal-file', 'canary-diploma-' || id, 1, 'application/pdf', 51, true
    from people.person where id = any(:persons) and id < 200;
insert into personal_file.document (id, person_id, kind_id, number, file_id) overriding system value
  select p.id, p.id, 1, 'canary-document-' || p.id, 1000 + p.id from people.person p where p.id = any(:persons);
insert into personal_file.achievement (id, person_id, title, level_id, achieved_on, file_id) overriding system value
  select p.id, p.id, 'canary-achievement-' || p.id, 1, '2026-10-10', 2000 + p.id
  from people.person p where p.id = any(:persons) and p.id < 200;
insert into personal_file.health (person_id, allergies)
  select p.id, 'canary-health-' || p.id from people.person p where p.id = any(:persons) and p.id between 101 and 199;
-- The other students have some without a word.
alter sequence personal_file.document_id_seq restart with 1001;
alter sequence personal_file.achievement_id_seq restart with 1001;
insert into personal_file.document (person_id, kind_id)
  select distinct student_id, 1 from classes.class_member where student_id <> all(:persons);
insert into personal_file.achievement (person_id, title, level_id, achieved_on)
  select distinct student_id, 'Олимпиада', 1, date '2026-10-10' from classes.class_member where student_id <> all(:persons);

-- A drill that runs: a list of another teacher's, and one of nobody who asks.
insert into evacuation.evacuation (id, mode, kind, client_id) overriding system value
  values (1, 'drill', 'fire', '00000000-0000-4000-8000-0000000000aa');
insert into evacuation.collect_unit (id, evacuation_id, key, type, title) overriding system value
  values (1, 1, 'class:2', 'class', '7Б'), (2, 1, 'rest', 'rest', 'Без списка');
insert into evacuation.collector (unit_id, person_id) values (1, 51), (2, 61);
insert into evacuation.mark (id, evacuation_id, unit_id, person_id, name, kind, note) overriding system value
  select p.id, 1, case when p.id = 111 then 1 else 2 end, p.id, 'Ученик', 'student', 'canary-alarm-' || p.id
  from people.person p where p.id in (101, 111);

-- A document that nobody below the director may see, with all that hangs on it.
insert into numbering.journal (key, title, pattern, period) values ('documents.strange', 'Чужой журнал', '{номер}', 'never');
insert into documents.kind (id, genre, title, journal_key, is_confidential) overriding system value
  values (1, 'internal', 'Чужой вид', 'documents.strange', true);
insert into documents.document (id, kind_id, title, language, content, words, author_id, correspondent) overriding system value
  values (1, 1, 'canary-document-1', 'ru', '{"ru": {"type": "doc", "content": []}}', 'canary-words-1',
    (select id from access.role where name = 'principal'), 'canary-sender-1');
insert into documents.text (document_id, number, title, content) values (1, 1, 'canary-text-1', '{}');
insert into documents.assignment (id, document_id, person_id, task, words, given_by, given_on) overriding system value
  select 1, 1, id, 'execute', 'canary-task-1', id, '2026-11-20' from access.role where name = 'principal';
insert into documents.acquaintance (document_id, person_id, asked_on)
  select 1, id, '2026-11-20' from access.role where name = 'principal';
-- A draft of an announcement that the director writes, one that all may read, and a wall screen.
insert into announcements.announcement (id, author_id, title, content, plain) overriding system value
  select 1, min(r.id), 'canary-draft', '{"type": "doc", "content": [{"type": "paragraph"}]}', 'черновик' from access.role r where r.name = 'director';
insert into announcements.screen (name, shows, made_by) values ('Холл', array['announcements'], (select author_id from announcements.announcement where id = 1));
