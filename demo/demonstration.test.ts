import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demonstrationDomain, demonstrationPassword } from '#areas/access/rules/demonstration.ts'
import { defaultRoles } from '#areas/access/rules/default-rights.ts'
import { planningWarnings, type DatedWork } from '#areas/assessments/rules/planning-warnings.ts'
import { followResults } from '#areas/results/server/index.ts'
import { iinObjection, iinWarnings, readIin } from '#areas/people/rules/iin.ts'
import { openDatabase } from '#platform/server/database.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { verify } from '@node-rs/argon2'
import { completeDemonstration, prepareInstallation } from './index.ts'
import { maxLessonsADay } from './life/substitutions.ts'
import { cast, signInOf } from './sign-ins.ts'

const today = '2026-11-20'
const classes = ['1А', '6Б', '9В', '9Г', '9Д']
const opened: { destroy: () => Promise<void> }[] = []

async function demonstration() {
  const databaseUrl = await cloneDatabase()
  const options = { databaseUrl, today, timeZone: 'Asia/Almaty', seed: 48, classes, print: () => {} }
  const prepared = await prepareInstallation(options)
  await completeDemonstration(options)
  const { db } = openDatabase(databaseUrl, 2)
  opened.push(db)
  return { db, prepared, again: () => prepareInstallation(options) }
}
let school: Awaited<ReturnType<typeof demonstration>>
let twin: typeof school
beforeAll(async () => {
  ;[school, twin] = await Promise.all([demonstration(), demonstration()])
})
afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()))
})
const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(school.db)).rows

describe('who is there', () => {
  test('every role, the school’s own one too, is held by a person', async () => {
    const held = await ask(sql<{ name: string }>`
      select distinct r.name from access.role r join access.account_role ar on ar.role_id = r.id
      join people.person p on p.admin_user_id = ar.account_id`)
    expect(held.map(({ name }) => name).toSorted()).toEqual([...defaultRoles, 'own_duty'].toSorted())
  })

  test('a sign-in is shown for every role and for a parent, and nobody else has a password', async () => {
    const accounts = await ask(sql<{ login: string; password_hash: string; person: number | null }>`
      select login, password_hash, p.id as person from access.account a
      left join people.person p on p.admin_user_id = a.id where password_hash is not null`)
    expect(accounts.map(({ login }) => login).toSorted()).toEqual([...defaultRoles, 'parent'].map(signInOf).toSorted())
    expect(accounts.every(({ login }) => login.endsWith(demonstrationDomain))).toBe(true)
    expect(accounts.every(({ person }) => person !== null)).toBe(true)
    expect(await verify(accounts[0]?.password_hash ?? '', demonstrationPassword)).toBe(true)
  })

  test('every account can be named by its login and by the IIN of its person', async () => {
    const [lost] = await ask(sql<{ count: number }>`
      select count(*) from access.account a join people.person p on p.admin_user_id = a.id
      where not exists (select from access.login_alias l where l.account_id = a.id and l.alias = a.login)
        or not exists (select from access.login_alias l where l.account_id = a.id and l.alias = p.iin)`)
    expect(lost?.count).toBe(0)
  })

  test('every IIN is valid and says the birth date and sex', async () => {
    const persons = await ask(sql<{ iin: string; birth_date: string; sex: string }>`
      select iin, birth_date, sex from people.person where admin_user_id is not null`)
    expect(persons.length).toBeGreaterThan(400)
    for (const { iin, birth_date, sex } of persons) {
      expect(iinObjection(iin)).toBeNull()
      expect(iinWarnings(iin, '2026-11-20')).toEqual([])
      expect(readIin(iin)).toEqual({ birth_date, sex })
    }
  })

  test('three mothers are written twice, one with a slip in the IIN', async () => {
    const duplicates = await ask(sql<{ iin: string | null; families: number }>`
      select p.iin, (select count(distinct k.adult_id)::int from people.person q join people.kinship k on k.adult_id = q.id
        where q.name_key = p.name_key) as families
      from people.person p where p.admin_user_id is null
        and not exists (select from people.employment e where e.person_id = p.id) order by p.iin nulls last`)
    expect(duplicates).toMatchObject([{ iin: expect.any(String) }, { iin: null }, { iin: null }])
    for (const { families } of duplicates) expect(families).toBe(2)
  })

  test('the shown teacher, student and parent meet in one class of thirty', async () => {
    const [seen] = await ask(sql<{ members: number; child: number; children: number; leader: string; today: number }>`
      with who as (select p.id, a.login from access.account a join people.person p on p.admin_user_id = a.id),
      student as (select id from who where login = ${signInOf('student')}),
      class as (select class_id as id from classes.class_member where student_id = (select id from student))
      select
        (select count(*) from classes.class_member where class_id = (select id from class) and during @> ${today}::date) as members,
        (select count(*) from people.kinship k join who on who.id = k.adult_id and who.login = ${signInOf('parent')}
          where k.is_legal_representative) as children,
        (select count(*) from people.kinship k join who on who.id = k.adult_id and who.login = ${signInOf('parent')}
          where k.child_id = (select id from student)) as child,
        (select who.login from classes.leaders_on(${today}::date) led join who on who.id = led.person_id
          where led.kind = 'teacher' and led.class_id = (select id from class)) as leader,
        (select count(*) from timetable.lesson l join timetable.lesson_teacher t on t.lesson_id = l.id
          join who on who.id = t.teacher_id and who.login = ${signInOf('teacher')}
          join classes.group_class g on g.group_id = l.group_id and g.class_id = (select id from class)
          where l.date = ${today}) as today`)
    expect(seen).toEqual({ members: cast.studentSeats, children: 2, child: 1, leader: signInOf('classruk'), today: 1 })
  })

  test('siblings share their parents, and some parents have no rights', async () => {
    const [families] = await ask(sql<{ shared: number; without: number }>`
      select (select count(*) from (select adult_id from people.kinship where kind = 'mother' group by 1 having count(*) > 1) m) as shared,
        (select count(*) from people.kinship where kind = 'father' and not is_legal_representative) as without`)
    expect(families?.shared).toBeGreaterThan(10)
    expect(families?.without).toBeGreaterThan(0)
  })
})

describe('what happened until today', () => {
  test('a quarter to a third of the students’ lessons bear a mark, a twentieth a miss', async () => {
    const [shares] = await ask(sql<{ marks: number; misses: number }>`
      with attended as (
        select count(*)::float8 as count from timetable.lesson l
        join classes.group_member m on m.group_id = l.group_id and m.during @> l.date
        where l.date < ${today} and l.status = 'held')
      select (select count(*) from journal.score) / count as marks, (select count(*) from journal.miss) / count as misses
      from attended`)
    expect(shares?.marks).toBeGreaterThan(0.25)
    expect(shares?.marks).toBeLessThan(0.35)
    expect(shares?.misses).toBeGreaterThan(0.02)
    expect(shares?.misses).toBeLessThan(0.09)
  })

  test('nothing is written on lessons to come, and past ones are held or cancelled', async () => {
    const statuses = await ask(sql<{ past: boolean; status: string; marked: boolean }>`
      select distinct date < ${today} as past, status,
        exists (select from journal.score s where s.lesson_id = l.id) and date >= ${today} as marked
      from timetable.lesson l order by 1, 2`)
    expect(statuses.filter(({ marked }) => marked)).toEqual([])
    expect(statuses.filter(({ past }) => past).every(({ status }) => status !== 'planned')).toBe(true)
    expect(statuses.filter(({ past }) => !past).every(({ status }) => status !== 'held')).toBe(true)
  })

  test('works keep the rules of the ministry', async () => {
    const works = await ask(sql<DatedWork>`
      select w.id, w.kind, l.date, c.id as class_id, c.title as class_title, g.course_id, co.title as course_title, g.id as group_id
      from assessments.work w join timetable.lesson l on l.id = w.lesson_id join classes.study_group g on g.id = w.group_id
      join curriculum.course co on co.id = g.course_id join classes.group_class gc on gc.group_id = g.id
      join classes.class c on c.id = gc.class_id`)
    const lastDays = await ask(sql<{ date: string }>`
      select max(l.date) as date from calendar.calendar_entry q join timetable.lesson l on l.date between q.start_date and q.end_date
      where q.type = 'quarter' group by q.id`)
    expect(works.length).toBeGreaterThan(300)
    expect(
      planningWarnings(
        works,
        lastDays.map(({ date }) => date),
      ),
    ).toEqual([])
  })

  test('classes of a parallel write a work out of the same points; half-year subjects write for the half-year', async () => {
    const differing = await ask(sql`
      select c.parallel_id, g.course_id, w.quarter_id, w.kind, w.number
      from assessments.work w join classes.study_group g on g.id = w.group_id join classes.group_class gc on gc.group_id = g.id
      join classes.class c on c.id = gc.class_id group by 1, 2, 3, 4, 5 having count(distinct w.maximum) > 1`)
    expect(differing).toEqual([])
    const titles = await ask(sql<{ course: string; title: string }>`
      select distinct co.title as course, w.title from assessments.work w join classes.study_group g on g.id = w.group_id
      join curriculum.course co on co.id = g.course_id where w.kind = 'soch' and co.title in ('Всемирная история', 'Алгебра')`)
    const titlesOf = (course: string) => titles.filter((one) => one.course === course).map(({ title }) => title)
    expect(titlesOf('Всемирная история').toSorted()).toEqual(['СОЧ за I полугодие', 'СОЧ за II полугодие'])
    expect(titlesOf('Алгебра')).toContain('СОЧ за II четверть')
  })

  test('nobody who stands in for a colleague has more than a full day', async () => {
    const longest = await ask(sql<{ lessons: number }>`
      select count(*) as lessons from timetable.lesson_teacher t join timetable.lesson l on l.id = t.lesson_id
      where l.status <> 'cancelled' and exists (
        select from timetable.lesson_teacher s join timetable.lesson sl on sl.id = s.lesson_id
        where s.teacher_id = t.teacher_id and sl.date = l.date and s.replaces_teacher_id is not null)
      group by t.teacher_id, l.date order by 1 desc limit 1`)
    expect(longest[0]?.lessons).toBeLessThanOrEqual(maxLessonsADay)
  })

  test('the quarter that is over has its results, hardly any not attested', async () => {
    const results = await ask(sql<{
      number: number | null
      total: number
      in_time: number
      missing: number
      raised: number
    }>`
      select q.number, count(*) as total,
        count(*) filter (where (r.changed_at at time zone 'Asia/Almaty')::date between q.end_date and q.closes_on) as in_time, count(*) filter (where r.value is null) as missing,
        count(*) filter (where r.value > r.recommended and r.reason is not null) as raised
      from results.period_result r join calendar.calendar_entry q on q.id = r.quarter_id group by 1`)
    expect(results.map(({ number }) => number)).toEqual([1])
    expect(results[0]?.total).toBeGreaterThan(1_000)
    expect(results[0]?.in_time).toBe(results[0]?.total)
    expect(results[0]?.missing).toBeGreaterThan(0)
    expect(results[0]?.missing).toBeLessThan(50)
    expect(results[0]?.raised).toBeGreaterThan(0)
  })

  test('every result says what its marks say, and none that a teacher has set otherwise waits to be confirmed', async () => {
    const [differing] = await ask(sql<{ count: number }>`select count(*) from results.period_result where differs`)
    expect(differing?.count).toBe(0)
    const courses = await ask(sql<{ course_id: number; year_id: number; studentIds: number[]; quarterIds: number[] }>`
      select course_id, year_id, array_agg(distinct student_id) as "studentIds",
        array_agg(distinct quarter_id) filter (where quarter_id is not null) as "quarterIds"
      from results.period_result group by 1, 2`)
    const marker = { accountId: null, personId: null }
    const rest = { marker, today, requestId: 'test', publish: () => undefined }
    for (const course of courses)
      await school.db.transaction().execute(async (trx) => {
        expect(await followResults({ db: trx, ...rest }, { ...course, isYearDue: true })).toBe(0)
      })
  })

  test('a few lessons of the last days still wait for their topic, substitutes stand in for some', async () => {
    const [open] = await ask(sql<{ topics: number; replaced: number; moved: number }>`select
      (select count(*) from timetable.lesson l where status = 'held' and not exists (
        select from journal.lesson_text t where t.lesson_id = l.id and t.topic is not null)) as topics,
      (select count(*) from timetable.lesson_teacher where replaces_teacher_id is not null) as replaced,
      (select count(*) from (select student_id from classes.class_member group by 1 having count(*) > 1) m) as moved`)
    const [moves] = await ask(sql<{ weeks: number; odd: number; even: number }>`select
      (select count(distinct date_trunc('week', date)) from timetable.lesson where moved_from_date is not null) as weeks,
      (select count(*) from timetable.lesson l join timetable.entry e on e.id = l.entry_id where e.week = 'odd') as odd,
      (select count(*) from timetable.lesson l join timetable.entry e on e.id = l.entry_id where e.week = 'even') as even`)
    expect(moves?.weeks).toBeGreaterThan(5)
    expect(moves?.odd).toBeGreaterThan(10)
    expect(moves?.even).toBeGreaterThan(10)
    expect(open?.topics).toBeGreaterThan(5)
    expect(open?.replaced).toBeGreaterThan(0)
    expect(open?.moved).toBeGreaterThan(0)
  })
})

describe('building again', () => {
  const digest = sql<{ name: string; sum: string }>`
    select 'people' as name, md5(string_agg(p::text, '' order by id)) as sum from people.person p
    union all select 'members', md5(string_agg(m::text, '' order by id)) from classes.group_member m
    union all select 'lessons', md5(string_agg(l::text, '' order by id)) from timetable.lesson l
    union all select 'marks', md5(string_agg(format('%s %s %s %s %s', lesson_id, student_id, type, value, comment), ''
      order by lesson_id, student_id, type, value, comment)) from journal.score
    union all select 'misses', md5(string_agg(format('%s %s %s %s', lesson_id, student_id, kind_id, reason), ''
      order by lesson_id, student_id)) from journal.miss
    union all select 'results', md5(string_agg(format('%s %s %s %s %s', student_id, course_id, quarter_id, value, reason), ''
      order by student_id, course_id, quarter_id)) from results.period_result
    order by name`

  test('the same seed and day give the same school', async () => {
    expect((await digest.execute(twin.db)).rows).toEqual(await ask(digest))
  })

  test('a school that stands is left alone', async () => {
    const before = await ask(digest)
    expect(school.prepared).toMatchObject({ built: true, kind: 'demo', invitation: null, unfinished: true })
    expect(await school.again()).toMatchObject({ built: false, kind: 'demo', invitation: null, unfinished: false })
    expect(await ask(digest)).toEqual(before)
  })
})
