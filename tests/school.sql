-- A small school on 2026-11-20, a Friday of quarter II: quarter I is closed, quarter II is open. Ids are fixed and named in school.ts.
-- Accounts of the roles have the ids of their roles; so have their persons.

insert into school.school (name, bin, city) values ('Школа-гимназия № 7', '990340001234', 'Алматы');

insert into calendar.study_year (id, date_start, date_end, is_projection) overriding system value values
  (1, '2026-09-01', '2027-05-25', true),
  (2, '2025-09-01', '2026-05-25', false);
insert into calendar.calendar_entry (id, year_id, type, title, start_date, end_date, number, closes_on) overriding system value values
  (1, 1, 'quarter', 'I четверть', '2026-09-01', '2026-10-23', 1, '2026-10-30'),
  (2, 1, 'quarter', 'II четверть', '2026-11-02', '2026-12-25', 2, '2027-01-10'),
  (3, 1, 'quarter', 'III четверть', '2027-01-08', '2027-03-17', 3, '2027-03-24'),
  (4, 1, 'quarter', 'IV четверть', '2027-03-29', '2027-05-25', 4, '2027-05-31'),
  (5, 2, 'quarter', 'I четверть', '2025-09-02', '2025-10-24', 1, '2025-10-31'),
  (6, 2, 'quarter', 'II четверть', '2025-11-03', '2025-12-26', 2, '2026-01-10'),
  (7, 2, 'quarter', 'III четверть', '2026-01-08', '2026-03-18', 3, '2026-03-25'),
  (8, 2, 'quarter', 'IV четверть', '2026-03-30', '2026-05-25', 4, '2026-05-31');
insert into calendar.calendar_entry (id, year_id, type, title, start_date, end_date) overriding system value values
  (9, 1, 'holiday', 'Осенние каникулы', '2026-10-26', '2026-11-01'),
  (10, 1, 'holiday', 'Зимние каникулы', '2026-12-28', '2027-01-07'),
  (11, 1, 'day_off', 'День Независимости', '2026-12-16', '2026-12-16');
insert into calendar.bell_schedule (id, year_id, title, is_default) overriding system value values (1, 1, 'Основное', true);
insert into calendar.bell_slot (schedule_id, shift, number, starts_at, ends_at) values
  (1, 1, 1, '08:00', '08:45'), (1, 1, 2, '08:50', '09:35'), (1, 1, 3, '09:50', '10:35'),
  (1, 1, 4, '10:50', '11:35'), (1, 1, 5, '11:40', '12:25'), (1, 1, 6, '12:30', '13:15');

insert into buildings.building (id, title) overriding system value values (1, 'Главный корпус');
insert into buildings.area (id, building_id, title, floor) overriding system value values (1, 1, 'Второй этаж', 2);
insert into buildings.room (id, area_id, title, seats) overriding system value values
  (1, 1, '201', 30), (2, 1, '202', 30), (3, 1, '203', 15), (4, 1, '204', 15), (5, 1, 'Спортзал', 60);

-- Accounts and persons. The role `student` is held by a student below.
insert into access.account (id, login) overriding system value
  select id, replace(name, '_', '-') || '@school.test' from access.role order by id;
insert into access.account_role (account_id, role_id) select id, id from access.role;
insert into people.person (id, admin_user_id, surname, name, phone, email) overriding system value
  select r.id, r.id, 'Сотрудник', r.title, '+7701000' || lpad(r.id::text, 4, '0'), a.login
  from access.role r join access.account a using (id) where r.name <> 'student';
insert into access.account (id, login) overriding system value values
  (51, 'other-teacher@school.test'), (52, 'english-teacher@school.test'), (53, 'second-english-teacher@school.test'),
  (112, 'other-student@school.test'),
  (201, 'parent@school.test'), (202, 'parent-without-rights@school.test'), (203, 'other-parent@school.test');
insert into people.person (id, admin_user_id, surname, name, patronymic, iin, birth_date, sex, phone, email, address) overriding system value values
  (51, 51, 'Серикова', 'Алия', 'Маратовна', '800512400011', '1980-05-12', 'female', '+77010000051', 'other-teacher@school.test', 'г. Алматы, ул. Абая, 1'),
  (52, 52, 'Ким', 'Виктор', 'Андреевич', '850101300012', '1985-01-01', 'male', '+77010000052', 'english-teacher@school.test', null),
  (53, 53, 'Нұрланова', 'Әсел', null, '900303400013', '1990-03-03', 'female', '+77010000053', 'second-english-teacher@school.test', null),
  (101, (select id from access.role where name = 'student'), 'Ахметов', 'Данияр', 'Нурланович', '130215500101', '2013-02-15', 'male', '+77020000101', null, 'г. Алматы, ул. Сатпаева, 5'),
  (102, null, 'Бекова', 'Аружан', 'Ерлановна', '130316600102', '2013-03-16', 'female', null, null, null),
  (103, null, 'Васильев', 'Артём', 'Игоревич', '130417500103', '2013-04-17', 'male', null, null, null),
  (104, null, 'Ғабитова', 'Жанель', null, '130518600104', '2013-05-18', 'female', null, null, null),
  (105, null, 'Дюсенов', 'Алихан', 'Русланович', '130619500105', '2013-06-19', 'male', null, null, null),
  (106, null, 'Ёлкина', 'Мария', 'Сергеевна', '130720600106', '2013-07-20', 'female', null, null, null),
  (107, null, 'Жумабаев', 'Тимур', 'Азаматович', '130821500107', '2013-08-21', 'male', null, null, null),
  (111, null, 'Ахметова', 'Дана', 'Нурлановна', '130922600111', '2013-09-22', 'female', null, null, null),
  (112, 112, 'Ибраев', 'Санжар', 'Болатович', '131023500112', '2013-10-23', 'male', null, null, null),
  (113, null, 'Ким', 'Алина', 'Викторовна', '131124600113', '2013-11-24', 'female', null, null, null),
  (114, null, 'Лебедев', 'Егор', 'Павлович', '130125500114', '2013-01-25', 'male', null, null, null),
  (115, null, 'Мусина', 'Камила', 'Айдаровна', '130226600115', '2013-02-26', 'female', null, null, null),
  (116, null, 'Оспанов', 'Нурсултан', null, '130327500116', '2013-03-27', 'male', null, null, null),
  (201, 201, 'Ахметова', 'Гульнара', 'Сериковна', '850707400201', '1985-07-07', 'female', '+77030000201', 'parent@school.test', null),
  (202, 202, 'Беков', 'Ерлан', 'Кайратович', '840808300202', '1984-08-08', 'male', '+77030000202', 'parent-without-rights@school.test', null),
  (203, 203, 'Ибраева', 'Мадина', 'Оразовна', '860909400203', '1986-09-09', 'female', '+77030000203', 'other-parent@school.test', null),
  (204, null, 'Ахметов', 'Нурлан', 'Даулетович', '831010300204', '1983-10-10', 'male', '+77030000204', null, null);
insert into access.account_role (account_id, role_id)
  select account_id, r.id from access.role r, (values (51, 'teacher'), (52, 'teacher'), (53, 'teacher'), (112, 'student')) as held (account_id, role)
  where r.name = held.role;
insert into access.login_alias (alias, account_id) select login, id from access.account;
insert into access.login_alias (alias, account_id) values
  ('800512400011', 51), ('77010000051', 51), ('130215500101', (select id from access.role where name = 'student'));
insert into people.kind_member (person_id, kind_id)
  select id, 2 from people.person where id in (51, 52, 53) union all
  select p.id, 2 from people.person p join access.role r on r.id = p.admin_user_id where r.name in ('teacher', 'zavkaf') union all
  select id, 9 from people.person where id between 101 and 116 union all
  select id, 44 from people.person where id in (52, 201, 202, 203, 204) union all
  select p.id, 73 from people.person p join access.role r on r.id = p.admin_user_id where r.name in ('director', 'sub_director', 'principal', 'sub_principal') union all
  select p.id, 41 from people.person p join access.role r on r.id = p.admin_user_id where r.name = 'uk' union all
  select p.id, 42 from people.person p join access.role r on r.id = p.admin_user_id where r.name in ('pcycho', 'logoped', 'medical_worker') union all
  select p.id, 52 from people.person p join access.role r on r.id = p.admin_user_id where r.name = 'partner_do';
insert into people.kinship (child_id, adult_id, kind, is_legal_representative, may_pick_up) values
  (101, 201, 'mother', true, true), (111, 201, 'mother', true, true), (101, 204, 'father', true, true), (111, 204, 'father', true, true),
  (102, 202, 'father', false, false), (112, 203, 'mother', true, true), (113, 52, 'father', true, true);
insert into people.position (id, title) overriding system value values (1, 'Учитель'), (2, 'Сотрудник');
insert into people.employment (person_id, position_id, during)
  select id, case when id between 51 and 53 then 1 else 2 end, daterange('2024-09-01', null)
  from people.person where id < 100 and id not in (select id from access.role where name = 'partner_do');

-- Subjects, classes, groups.
insert into curriculum.cathedra (id, title) overriding system value values
  (1, 'Кафедра математики'), (2, 'Кафедра языков');
insert into curriculum.cathedra_head (cathedra_id, person_id, during) select 1, id, '(,)' from access.role where name = 'zavkaf';
insert into curriculum.cathedra_member (cathedra_id, person_id, during) values (1, 51, '(,)'), (2, 52, '(,)'), (2, 53, '(,)');
insert into curriculum.cathedra_member (cathedra_id, person_id, during) select 1, id, '(,)' from access.role where name in ('teacher', 'zavkaf');
insert into curriculum.course (id, title, short_title, colour, cathedra_id) overriding system value values
  (1, 'Алгебра', 'Алг', '#1971c2', 1), (2, 'Английский язык', 'Англ', '#9c36b5', 2),
  (3, 'Физическая культура', 'Физ-ра', '#2f9e44', null), (4, 'История Казахстана', 'Ист', '#e8590c', null);
insert into classes.parallel (id, year_id, number) overriding system value values (1, 1, 7);
insert into classes.class (id, year_id, parallel_id, letter, title, home_room_id) overriding system value values
  (1, 1, 1, 'А', '7А', 1), (2, 1, 1, 'Б', '7Б', 2);
insert into classes.leader (id, class_id, kind, person_id, during) overriding system value values
  (1, 1, 'teacher', (select id from access.role where name = 'classruk'), '[2026-09-01,)'),
  (2, 2, 'teacher', 51, '[2026-09-01,)'),
  (3, 2, 'curator', (select id from access.role where name = 'curator'), '[2026-09-01,)');
insert into curriculum.rup_line (year_id, parallel_id, course_id, hours, subgroups, grading_mode) values
  (1, 1, 1, 3, 1, 'every_quarter'), (1, 1, 2, 2, 2, 'every_quarter'),
  (1, 1, 3, 1, 1, 'pass_fail_once_quarter'), (1, 1, 4, 1, 1, 'six_months');
-- 107 moved from 7Б to 7А on 9 November.
insert into classes.class_member (class_id, student_id, during)
  select 1, id, daterange('2026-09-01', '2027-05-26') from people.person where id between 101 and 106 union all
  select 2, id, daterange('2026-09-01', '2027-05-26') from people.person where id between 111 and 116 union all
  values (2, 107, daterange('2026-09-01', '2026-11-09')), (1, 107, daterange('2026-11-09', '2027-05-26'));
insert into classes.study_group (id, year_id, course_id, title, kind) overriding system value values
  (1, 1, 1, '7А', 'class'), (2, 1, 1, '7Б', 'class'), (3, 1, 2, '7А/1', 'subgroup'), (4, 1, 2, '7А/2', 'subgroup'),
  (5, 1, 3, '7А', 'class'), (6, 1, 4, '7А', 'class');
insert into classes.group_class (group_id, class_id) values (1, 1), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1);
insert into classes.group_member (group_id, course_id, student_id, during)
  select g.id, g.course_id, m.student_id, m.during
  from classes.study_group g join classes.group_class gc on gc.group_id = g.id join classes.class_member m using (class_id)
  where g.kind = 'class' or (g.id = 3 and m.student_id <= 103) or (g.id = 4 and m.student_id > 103);
insert into workload.assignment (teacher_id, group_id, hours, during)
  select teacher_id, group_id, hours, daterange('2026-09-01', '2027-05-26')
  from (values ((select id from access.role where name = 'teacher'), 1, 3), (51, 2, 3), (52, 3, 2), (53, 4, 2), (51, 5, 1), (51, 6, 1)) as a (teacher_id, group_id, hours);

-- The weekly plan of the first half-year, and its dated lessons.
insert into timetable.version (id, year_id, title, status, during) overriding system value values
  (1, 1, 'Первое полугодие', 'published', daterange('2026-09-01', '2026-12-26'));
insert into timetable.entry (id, version_id, group_id, weekday, shift, slot, room_id) overriding system value values
  (1, 1, 1, 0, 1, 1, 1), (2, 1, 1, 2, 1, 1, 1), (3, 1, 1, 4, 1, 1, 1),
  (4, 1, 2, 0, 1, 1, 2), (5, 1, 2, 2, 1, 2, 2), (6, 1, 2, 4, 1, 1, 2),
  (7, 1, 3, 1, 1, 2, 3), (8, 1, 3, 4, 1, 2, 3), (9, 1, 4, 1, 1, 2, 4), (10, 1, 4, 4, 1, 2, 4),
  (11, 1, 5, 3, 1, 3, 5), (12, 1, 6, 1, 1, 4, 1);
insert into timetable.entry_teacher (entry_id, teacher_id)
  select e.id, a.teacher_id from timetable.entry e join workload.assignment a using (group_id);
insert into timetable.lesson (group_id, entry_id, date, shift, slot, starts_at, ends_at, room_id, status)
  select e.group_id, e.id, day::date, 1, e.slot, b.starts_at, b.ends_at, e.room_id,
    case when e.group_id = 5 and day = '2026-11-12' then 'cancelled' when day <= '2026-11-20' then 'held' else 'planned' end
  from generate_series('2026-09-01'::timestamp, '2026-12-25', '1 day') day
    join timetable.entry e on e.weekday = extract(isodow from day) - 1
    join calendar.bell_slot b on b.number = e.slot
  where exists (select from calendar.calendar_entry q where q.type = 'quarter' and day between q.start_date and q.end_date)
    and not exists (select from calendar.calendar_entry d where d.type in ('holiday', 'day_off') and day between d.start_date and d.end_date)
  order by day, e.slot, e.group_id;
insert into journal.lesson_text (lesson_id, topic, homework)
  select id, 'Степень с целым показателем', 'Упражнения 112–115' from timetable.lesson
  where group_id = 1 and date <= '2026-11-20';
-- On 20 November the English teacher stands in for the teacher of algebra in 7Б.
insert into timetable.lesson_teacher (lesson_id, teacher_id, replaces_teacher_id, during, takes_place)
  select l.id, case when is_stood_in then 52 else a.teacher_id end, case when is_stood_in then a.teacher_id end, l.during, l.takes_place
  from timetable.lesson l join workload.assignment a using (group_id),
    lateral (select l.group_id = 2 and l.date = '2026-11-20' as is_stood_in) as s;

-- Works and marks of algebra in 7А: quarter I is complete and closed, quarter II has begun.
insert into grading.policy (id, year_id, version, rules) overriding system value values (1, 1, 1, :policy);
insert into assessments.work (id, group_id, quarter_id, kind, number, title, maximum, lesson_id) overriding system value
  select w.id, 1, w.quarter_id, w.kind, w.number, w.title, w.maximum, l.id
  from (values
    (1, 1, 'sor', 1, 'Степень', 20, '2026-09-25'::date), (2, 1, 'soch', 1, 'СОЧ за I четверть', 30, '2026-10-19'),
    (3, 2, 'sor', 1, 'Одночлены', 20, '2026-11-18'), (4, 2, 'sor', 2, 'Многочлены', 20, null),
    (5, 2, 'soch', 1, 'СОЧ за II четверть', 30, '2026-12-21')) as w (id, quarter_id, kind, number, title, maximum, date)
  left join timetable.lesson l on l.group_id = 1 and l.date = w.date;
insert into journal.score (lesson_id, student_id, type, value, maximum, author_id)
  select l.id, student, 'fo', 6 + (student + l.id) % 5, 10, (select id from access.role where name = 'teacher')
  from timetable.lesson l, generate_series(101, 106) student
  where l.group_id = 1 and l.date in ('2026-09-09', '2026-09-30', '2026-10-07', '2026-11-04') order by l.id, student;
insert into journal.score (lesson_id, student_id, type, value, maximum, work_id, author_id)
  select w.lesson_id, student, w.kind, w.maximum - 2 * (student - 101), w.maximum, w.id, (select id from access.role where name = 'teacher')
  from assessments.work w, generate_series(101, 106) student where w.quarter_id = 1 order by w.id, student;
insert into journal.miss (lesson_id, student_id, kind_id, author_id)
  select l.id, 102, k.id, (select id from access.role where name = 'teacher')
  from timetable.lesson l, miss_kinds.miss_kind k where l.group_id = 1 and l.date = '2026-11-18' and k.code = 'ill';
insert into results.period_result (student_id, course_id, year_id, quarter_id, type, recommended, value, confirmed_for, policy_id, author_id)
  select student, 1, 1, 1, 'quarter_score', 4, 4, 4, 1, (select id from access.role where name = 'teacher') from generate_series(101, 106) student;

-- Rows made by tests come after the fixed ids.
do $$
declare col record;
begin
  for col in select table_schema, table_name from information_schema.columns
    where is_identity = 'YES' and table_schema not in ('pg_catalog', 'history', 'access')
      or is_identity = 'YES' and table_schema = 'access' and table_name = 'account'
  loop
    execute format('select setval(pg_get_serial_sequence(%L, ''id''), greatest((select max(id) from %I.%I), 1000))',
      format('%I.%I', col.table_schema, col.table_name), col.table_schema, col.table_name);
  end loop;
end $$;
