import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { lastDayOf } from '#areas/journal/server/index.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const group = school.groups.algebraA
const [first, second] = school.studentsA
const lastDay = '2026-11-05'
const url = `/api/journal/journal/group/${group}/`
const journal = (who: Who | null, query = '') => testApp.as(who).get<JournalGrid>(`${url}${query}`)
const marksOf = ({ scores }: JournalGrid, student: number, lesson: number) =>
  scores.filter((one) => one.student_id === student && one.lesson_id === lesson).map(({ value }) => value)
const marked = await testApp.lessonOf('algebraA', '2026-11-04')
const later = await testApp.lessonOf('algebraA', '2026-11-18')

beforeAll(async () => {
  await sql`update journal.score s set changed_at = l.date + interval '12 hours' from timetable.lesson l
    where l.id = s.lesson_id`.execute(db)
  await sql`update results.period_result set changed_at = '2026-10-24'`.execute(db)
  const [teacher, successor] = [testApp.personOf('teacher'), testApp.personOf('zavkaf')]
  await sql`update workload.assignment set during = daterange('2026-09-01', ${lastDay}::date + 1)
    where group_id = ${group} and teacher_id = ${teacher}`.execute(db)
  await sql`insert into workload.assignment (teacher_id, group_id, hours, during)
    values (${successor}, ${group}, 3, daterange(${lastDay}::date + 1, '2027-05-26'))`.execute(db)
})

describe('a former teacher reads the journal as of their last day', () => {
  test('lessons, members, values: nothing of a later day', async () => {
    const before = (await journal('zavkaf')).body
    const [own] = before.scores.filter(({ student_id, lesson_id }) => student_id === first && lesson_id === marked)
    const write = testApp.as('zavkaf')
    const changed = await write.patch(`/api/journal/journal/lesson/score/${own?.id}`, { value: 1, comment: 'Новое' })
    expect(changed.status).toBe(200)
    const made = await write.post(`/api/journal/journal/lesson/${later}/score/`, { student_id: first, value: 9 })
    expect(made.status).toBe(200)
    const added = await write.post(`/api/journal/journal/lesson/${marked}/score/`, { student_id: second, value: 2 })
    expect(added.status).toBe(200)

    const { status, body } = await journal('teacher')
    expect([status, body.read_until, body.today]).toEqual([200, lastDay, lastDay])
    expect(marksOf(body, first, marked)).toEqual([own?.value])
    expect(marksOf(body, second, marked)).toEqual(marksOf(before, second, marked))
    expect(body.lessons.length).toBeGreaterThan(0)
    expect(body.lessons.every(({ date, may_mark }) => date <= lastDay && !may_mark)).toBe(true)
    // who came on 9 November stands in the journal of today only
    expect(before.students.some(({ id }) => id === school.mover)).toBe(true)
    expect(body.students.map(({ id }) => id)).toEqual(school.studentsA)
    expect(body.misses).toEqual([])
    const shown = new Set(body.lessons.map(({ id }) => id))
    expect(body.works.every(({ lesson_id }) => lesson_id === null || shown.has(lesson_id))).toBe(true)
    expect(body.group).toMatchObject({ may_mark: false, may_set_results: false, may_reopen: false })
    expect(body.results).toHaveLength(school.studentsA.length)
  })

  test('by quarter too; of one that came after there is nothing', async () => {
    const { quarters } = school
    expect((await journal('teacher', `?quarter=${quarters.first}`)).body.lessons.length).toBeGreaterThan(0)
    const { status, body } = await journal('teacher', `?quarter=${quarters.third}`)
    expect([status, body.lessons, body.students, body.scores]).toEqual([200, [], [], []])
    expect((await journal('teacher', '?quarter=999999')).status).toBe(404)
  })

  test('nobody else does, and others as before', async () => {
    expect((await journal(null)).status).toBe(401)
    expect((await journal('hr')).status).toBe(403)
    for (const who of ['student', 'english-teacher'] as const) expect((await journal(who)).status).toBe(404)
    expect((await journal('zavkaf')).body.read_until).toBeUndefined()
  })

  test('it stands among the groups with its day', async () => {
    const list = async (who: Who) =>
      (
        await testApp
          .as(who)
          .get<{ items: { id: number; read_until: string | null }[] }>('/api/journal/journal/groups/')
      ).body.items
    expect(await list('teacher')).toMatchObject([{ id: group, is_own: false, read_until: lastDay }])
    expect((await list('zavkaf')).every(({ read_until }) => read_until === null)).toBe(true)
  })
})

describe('and nothing besides', () => {
  test('no writing', async () => {
    const teacher = testApp.as('teacher')
    const score = { student_id: first, value: 5 }
    expect((await teacher.post(`/api/journal/journal/lesson/${marked}/score/`, score)).status).toBe(404)
    const text = await teacher.patch(`/api/journal/journal/lesson/${marked}/`, { topic: 'Чужая', version: 1 })
    expect([403, 404]).toContain(text.status)
  })

  test.each([
    ['history', `${url}history/`],
    ['the journal at a later moment', `${url}at/?at=2026-11-19`],
    ['a mark’s history', `/api/journal/journal/lesson/${marked}/history/?student=${first}`],
    ['a card', `/api/users/users/${first}/card`],
  ])('no %s', async (_what, path) => {
    // who teaches the group now reads it: it is the last day that closes it
    expect((await testApp.as('zavkaf').get(path)).status).toBe(200)
    expect([403, 404]).toContain((await testApp.as('teacher').get(path)).status)
  })

  test('no contacts: whoever teaches now reads them on the card', async () => {
    const path = `/api/users/users/${first}/card`
    const { body } = await testApp.as('zavkaf').get<{ relatives: { phone: string | null }[] }>(path)
    expect(body.relatives.some(({ phone }) => phone !== null)).toBe(true)
    expect(JSON.stringify((await testApp.as('teacher').get(path)).body)).not.toContain('+7')
  })

  test('no names in a search of people', async () => {
    const found = await testApp
      .as('teacher')
      .get<{ items: unknown[] }>(`/api/users/users/?search=${encodeURIComponent('Ахметов Данияр')}`)
    expect(found.body.items).toEqual([])
  })

  test('a year that is over is closed to them', async () => {
    const caller = await testApp.callerOf('teacher')
    expect(await lastDayOf(db, caller, group, '2027-05-25')).toBe(lastDay)
    expect(await lastDayOf(db, caller, group, '2027-05-26')).toBeNull()
  })
})
