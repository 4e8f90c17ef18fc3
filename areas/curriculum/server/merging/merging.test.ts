import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Preview } from '#platform/contract/preview.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { CourseMerger } from '../../contract/course-bulk.ts'
import type { Course } from '../../contract/courses.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const url = '/api/courses/courses/'
const { english, sport, history } = school.courses

const all = async () => (await testApp.as('metodist').get<{ items: Course[] }>(`${url}?size=100`)).body.items
async function seen(id: number): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ version: number }>`select version from curriculum.course where id = ${id}`.execute(db)
  return { id, version: rows[0]?.version ?? 1 }
}
const asked = async (into: number, ...from: number[]) => ({
  into: await seen(into),
  from: await Promise.all(from.map(seen)),
})
const preview = (who: Who | null, body: object) => testApp.as(who).post<Preview & Refused>(`${url}merge/preview/`, body)
const merge = (who: Who | null, body: object) =>
  testApp.as(who).post<{ merger_ids: number[]; course: Course } & Refused>(`${url}merge/`, body)
const mergers = async () => (await testApp.as('teacher').get<{ items: CourseMerger[] }>(`${url}mergers/`)).body.items
const undo = (who: Who | null, id: number) => testApp.as(who).post<Refused>(`${url}mergers/${id}/undo/`, {})

/** A course with a group of 7Б, a member and a result, as an import in another spelling leaves it. */
let double = 0
beforeEach(async () => {
  const { id } = await db
    .insertInto('curriculum.course')
    .values({ title: `Физ-ра ${Math.random()}`, short_title: 'Ф' })
    .returning('id')
    .executeTakeFirstOrThrow()
  double = id
  await sql`with made as (
      insert into classes.study_group (year_id, course_id, title, kind) values (1, ${id}, '7Б ' || ${id}::int, 'class') returning id)
    insert into classes.group_member (group_id, course_id, student_id, during)
    select made.id, ${id}, 111, daterange('2026-09-01', '2027-05-26') from made`.execute(db)
  await sql`delete from classes.group_member where student_id = 111 and course_id = ${sport}`.execute(db)
})

test('401, 422, 403, 404', async () => {
  const body = await asked(sport, double)
  expect([(await preview(null, body)).status, (await merge(null, body)).status]).toEqual([401, 401])
  expect([(await undo(null, 1)).status, (await testApp.as(null).get(`${url}mergers/`)).status]).toEqual([401, 401])
  for (const wrong of [{ from: [] }, { from: [body.into] }, { into: { id: sport } }])
    expect((await merge('metodist', { ...body, ...wrong })).status).toBe(422)
  for (const who of ['teacher', 'zavkaf', 'student', 'parent'] as const)
    expect([(await preview(who, body)).status, (await merge(who, body)).status, (await undo(who, 1)).status]).toEqual([
      403, 403, 403,
    ])
  expect((await merge('metodist', { ...body, from: [{ id: 999_999, version: 1 }] })).status).toBe(404)
  expect((await merge('metodist', { ...body, into: { id: sport, version: 999 } })).status).toBe(409)
  expect((await undo('metodist', 999_999)).status).toBe(404)
})

test('what refers to one course refers to the other, and goes back', async () => {
  await sql`insert into journal.mark_notification (student_id, course_id, notified_at) values
    (111, ${double}, '2026-10-10'), (111, ${sport}, '2026-09-10')
    on conflict (student_id, course_id) do update set notified_at = excluded.notified_at`.execute(db)
  const body = await asked(sport, double)
  const shown = await preview('metodist', body)
  expect(shown.body).toMatchObject({
    obstacles: [],
    effects: [{ title: 'Учебные группы', count: 1 }, { title: 'Уйдёт в архив' }],
  })
  // nothing of what was tried stays
  expect(await asked(sport, double)).toEqual(body)
  const done = await merge('headteacher', body)
  expect([done.status, done.body.course]).toMatchObject([200, { id: sport, groups_count: 2 }])
  const members = await sql<{ course_id: number }>`select m.course_id from classes.group_member m
    join classes.study_group g on g.id = m.group_id where m.student_id = 111 and g.title like '7Б %' and g.course_id = ${sport}`.execute(
    db,
  )
  expect(members.rows).toContainEqual({ course_id: sport })
  const told = await sql<{ at: string }>`select notified_at::date::text as at from journal.mark_notification
    where student_id = 111 and course_id = ${sport}`.execute(db)
  expect(told.rows).toEqual([{ at: '2026-10-10' }])
  expect((await all()).map(({ id }) => id)).not.toContain(double)
  const archived = await testApp.as('metodist').get<{ items: Course[] }>(`${url}?archived=true&size=100`)
  expect(archived.body.items.find(({ id }) => id === double)).toMatchObject({ merged_into: { id: sport } })
  const gone = await seen(double)
  const restoring = await testApp.as('metodist').patch(`${url}${double}`, { version: gone.version, is_archived: false })
  expect(restoring.status).toBe(422)
  expect((await merge('metodist', await asked(sport, double))).status).toBe(422)
  const [merger] = await mergers()
  expect(merger).toMatchObject({ into: { id: sport }, from: { id: double } })
  expect((await undo('metodist', merger?.id ?? 0)).status).toBe(200)
  expect((await undo('metodist', merger?.id ?? 0)).status).toBe(409)
  expect((await all()).find(({ id }) => id === double)).toMatchObject({ groups_count: 1, merged_into: null })
  const story = await testApp
    .as('teacher')
    .get<{ items: { fields: { after: unknown }[] }[] }>(`${url}${sport}/history/`)
  expect(JSON.stringify(story.body)).toMatch(/перешло: Учебные группы — 1/)
  expect(JSON.stringify(story.body)).toMatch(/объединение отменено/)
})

test('what stands in the way is named, and nothing changes', async () => {
  await sql`insert into curriculum.rup_line (year_id, parallel_id, course_id, hours, grading_mode)
    values (1, 1, ${double}, 1, 'every_quarter')`.execute(db)
  await sql`update classes.study_group set title = '7А' where course_id = ${double}`.execute(db)
  await sql`update classes.group_member set student_id = 101 where course_id = ${double}`.execute(db)
  const body = await asked(sport, double)
  const { obstacles } = (await preview('metodist', body)).body
  expect(obstacles.toSorted((one, other) => one.localeCompare(other))).toEqual([
    expect.stringMatching(/^В одно время учатся в группах обоих: Ахметов/),
    'В плане 2026–2027 стоят оба предмета, параллели: 7. Уберите одну из строк',
    'Группы с одним названием есть у обоих: 7А. Переименуйте одну из них',
  ])
  const refused = await merge('metodist', body)
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('параллели: 7')])
  expect(await asked(sport, double)).toEqual(body)
})

test('of results in one period there is one; results set since keep a merger from being undone', async () => {
  const result = (course: number, student: number) => sql`
    insert into results.period_result (student_id, course_id, year_id, quarter_id, type, recommended, value, policy_id, author_id)
    select ${student}, ${course}, 1, 1, 'quarter_score', 4, 4, 1, 51`
  await result(double, 112).execute(db)
  await result(history, 112).execute(db)
  const both = (await preview('metodist', await asked(history, double))).body.obstacles
  expect(both).toEqual(['Итоги за один период стоят по обоим предметам, учащихся: 1'])
  const { body } = await merge('metodist', await asked(english, double))
  await result(english, 111).execute(db)
  const refused = await undo('metodist', body.merger_ids[0] ?? 0)
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('появились итоги')])
  await sql`delete from results.period_result where course_id = ${english} and student_id = 111`.execute(db)
  expect((await undo('metodist', body.merger_ids[0] ?? 0)).status).toBe(200)
})

test('several become one at once, and a course that became another goes on with it', async () => {
  const { id: third } = await db
    .insertInto('curriculum.course')
    .values({ title: `Третий ${double}`, short_title: 'Т' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: fourth } = await db
    .insertInto('curriculum.course')
    .values({ title: `Четвёртый ${double}`, short_title: 'Ч' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const first = await merge('metodist', await asked(third, double))
  expect(first.status).toBe(200)
  const second = await merge('metodist', await asked(sport, third, fourth))
  expect(second.body.merger_ids).toHaveLength(2)
  const { rows } = await sql<{ merged_into_id: number }>`
    select distinct merged_into_id from curriculum.course where id = any(${[double, third, fourth]})`.execute(db)
  expect(rows).toEqual([{ merged_into_id: sport }])
  expect((await undo('metodist', first.body.merger_ids[0] ?? 0)).status).toBe(409)
  for (const id of [...second.body.merger_ids.toReversed(), ...first.body.merger_ids])
    expect((await undo('metodist', id)).status).toBe(200)
})
