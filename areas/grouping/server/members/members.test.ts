import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { addUsers, listCandidates, previewUsers } from '../../contract/members.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const { englishA1, englishA2, algebraA } = school.groups
type Members = Output<typeof addUsers>
const add = (who: Who | null, group: number, body: object) =>
  testApp.as(who).post<Members>(`/api/grouping/group/${group}/users/`, body)
const remove = (who: Who | null, group: number, student: number, query = '') =>
  testApp.as(who).remove<Members>(`/api/grouping/group/${group}/users/${student}${query}`)
const undo = (who: Who, batch: string | null) => testApp.as(who).post(`/api/grouping/changes/${batch}/undo/`, {})
const english = async (student: number) => {
  const { rows } = await sql<{ group_id: number; from: string; to: string }>`
    select group_id, lower(during)::text as from, (upper(during) - 1)::text as to from classes.group_member
    where student_id = ${student} and course_id = 2 order by during`.execute(db)
  return rows.map(({ group_id, from, to }) => [group_id, from, to])
}
const wholeYear = [[englishA1, '2026-09-01', '2027-05-25']]

beforeEach(async () => {
  await sql`delete from classes.group_member where course_id = 2`.execute(db)
  await sql`insert into classes.group_member (group_id, course_id, student_id, during)
    select case when m.student_id <= 103 then 3 else 4 end, 2, m.student_id, m.during from classes.class_member m where m.class_id = 1`.execute(
    db,
  )
})

describe('students come into a group', () => {
  test('401, 422, 403, 404', async () => {
    const body = { users: [101] }
    expect((await add(null, englishA2, body)).status).toBe(401)
    for (const wrong of [
      {},
      { users: [] },
      { users: ['101'] },
      { users: [101], from: '2026-13-01' },
      { ...body, other: 1 },
    ])
      expect((await add('manager_oo', englishA2, wrong)).status).toBe(422)
    for (const who of ['teacher', 'uk', 'student', 'parent'] as const)
      expect((await add(who, englishA2, body)).status).toBe(403)
    expect((await add('manager_oo', 999_999, body)).status).toBe(404)
  })

  test('from today; the membership in another group of the course ends the day before, which can be undone', async () => {
    const { status, body } = await add('manager_oo', englishA2, { users: [101] })
    expect(status).toBe(200)
    expect(body.from).toBe(school.today)
    expect(body.items.find(({ id }) => id === 101)).toMatchObject({
      from: school.today,
      to: '2027-05-25',
      is_now: true,
    })
    expect(await english(101)).toEqual([
      [englishA1, '2026-09-01', '2026-11-19'],
      [englishA2, '2026-11-20', '2027-05-25'],
    ])
    expect((await undo('headteacher', body.batch)).status).toBe(404)
    expect((await undo('manager_oo', body.batch)).status).toBe(200)
    expect(await english(101)).toEqual(wholeYear)
    expect((await undo('manager_oo', body.batch)).status).toBe(409)
  })

  test('a membership left without a day goes; who stands there already changes nothing', async () => {
    await add('manager_oo', englishA2, { users: [101, 102], from: '2026-09-01' })
    expect(await english(101)).toEqual([[englishA2, '2026-09-01', '2027-05-25']])
    expect((await add('manager_oo', englishA2, { users: [101] })).body.batch).toBeNull()
  })

  test('a day outside of the year and students of no class are refused in words', async () => {
    expect((await add('manager_oo', englishA2, { users: [101], from: '2027-06-01' })).body).toMatchObject({
      detail: [{ loc: ['body', 'from'], msg: 'День учебного года: с 01.09.2026 по 25.05.2027' }],
    })
    expect((await add('manager_oo', englishA2, { users: [121] })).status).toBe(422)
  })

  test('days that bear marks are never erased', async () => {
    const answer = await testApp
      .as('manager_oo')
      .post<Output<typeof previewUsers>>(`/api/grouping/group/${school.groups.algebraB}/users/preview/`, {
        users: [101],
        from: '2026-10-01',
      })
    expect(answer.body.obstacles).toEqual([expect.stringContaining('есть отметки за 04.11.2026')])
    expect(answer.body.effects[0]).toMatchObject({ items: [expect.stringContaining('Алгебра 7А')] })
    const refused = await add('manager_oo', school.groups.algebraB, { users: [101], from: '2026-10-01' })
    expect(refused.status).toBe(422)
    expect((await add('manager_oo', school.groups.algebraB, { users: [101], from: '2026-11-05' })).status).toBe(200)
    await add('manager_oo', algebraA, { users: [101], from: '2026-11-05' })
    expect(
      (
        await testApp
          .as('manager_oo')
          .get<{ members: { id: number; to: string }[] }>(`/api/grouping/group/${algebraA}/`)
      ).body.members,
    ).toContainEqual(expect.objectContaining({ id: 101, from: '2026-09-01', to: '2027-05-25' }))
  })

  test('who may come: of the parallel, those of the class first, with the group they are in', async () => {
    const { body } = await testApp
      .as('manager_oo')
      .get<Output<typeof listCandidates>>(`/api/grouping/group/${englishA1}/candidates/`)
    expect(body.items.slice(0, 4)).toMatchObject([
      { class_title: '7А', group: { title: '7А/2' } },
      { class_title: '7А', group: { title: '7А/2' } },
      { class_title: '7А', group: { title: '7А/2' } },
      { class_title: '7А', group: { title: '7А/2' } },
    ])
    expect(body.items.at(-1)).toMatchObject({ class_title: '7Б', group: null })
    expect((await testApp.as('teacher').get(`/api/grouping/group/${englishA1}/candidates/`)).status).toBe(403)
  })
})

describe('a student leaves a group', () => {
  test('401, 422, 403, 404', async () => {
    expect((await remove(null, englishA1, 101)).status).toBe(401)
    expect((await remove('manager_oo', englishA1, 101, '?from=x')).status).toBe(422)
    for (const who of ['teacher', 'uk', 'student', 'parent'] as const)
      expect((await remove(who, englishA1, 101)).status).toBe(403)
    expect((await remove('manager_oo', 999_999, 101)).status).toBe(404)
    expect((await remove('manager_oo', englishA2, 101)).status).toBe(404)
  })

  test('the day before the given one, or today; undone as it was', async () => {
    const { body } = await remove('manager_oo', englishA1, 101, '?from=2026-12-01')
    expect(await english(101)).toEqual([[englishA1, '2026-09-01', '2026-11-30']])
    expect((await undo('manager_oo', body.batch)).status).toBe(200)
    expect(await english(101)).toEqual(wholeYear)
    const gone = await remove('manager_oo', englishA1, 101, '?from=2026-09-01')
    expect(await english(101)).toEqual([])
    await undo('manager_oo', gone.body.batch)
    expect(await english(101)).toEqual(wholeYear)
  })

  test('not where days bear misses or marks', async () => {
    expect((await remove('manager_oo', algebraA, 102, '?from=2026-11-18')).body).toMatchObject({
      detail: [{ msg: expect.stringContaining('есть пропуски за 18.11.2026') }],
    })
  })
})

test('the database keeps a time in a group within the time in classes', async () => {
  const outside = sql`insert into classes.group_member (group_id, course_id, student_id, during)
    values (2, 2, 121, '[2026-09-01,2026-09-05)')`.execute(db)
  await expect(outside).rejects.toThrow(/group_member|violates/)
  await expect(
    sql`update classes.class_member set during = '[2026-09-01,2026-10-01)' where student_id = 104`.execute(db),
  ).rejects.toThrow('outside')
  await expect(sql`update classes.study_group set closed_on = '2026-11-01' where id = 4`.execute(db)).rejects.toThrow(
    'closed',
  )
})
