import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { BoardStudent, Consequences, PastedLine, Rearranged } from '../../contract/rearrangements.ts'
import { daysOfStudents, keepSchool } from '../testing/days-of-students.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const { a, b } = school.classes
type Refused = { detail: string & { loc: (string | number)[]; msg: string }[] }
const [one, other] = [school.studentsB[3], school.studentsB[4]] as [number, number]
const from = '2027-01-11'
const url = '/api/grouping/classes/students/'
const given = { from, items: [one, other].map((student_id) => ({ student_id, class_id: a })) }
const move = (who: Who | null, body: object = given) => testApp.as(who).post<Rearranged & Refused>(`${url}move/`, body)
const preview = (who: Who | null, body: object = given) =>
  testApp.as(who).post<Consequences & Refused>(`${url}move/preview/`, body)
const undo = (who: Who | null, id: number) =>
  testApp.as(who).post<{ restored: number } & Refused>(`/api/grouping/classes/rearrangements/${id}/undo/`, {})
const paste = (who: Who | null, list: string, id: number = a) =>
  testApp
    .as(who)
    .post<{ lines: PastedLine[] } & Refused>(`/api/grouping/classes/${id}/students/pasted/preview/`, { from, list })
const restoreSchool = await keepSchool(db)
beforeEach(restoreSchool)

test('401, 422, 403, and a stranger is not found', async () => {
  const answers = async (who: Who | null) => [
    (await move(who)).status,
    (await preview(who)).status,
    (await paste(who, 'Ким')).status,
    (await undo(who, 1)).status,
    (await testApp.as(who).get(url)).status,
  ]
  expect(await answers(null)).toEqual([401, 401, 401, 401, 401])
  for (const wrong of [
    { items: [] },
    { items: [{ student_id: one }] },
    { items: [...given.items, given.items[0]] },
    { items: [{ student_id: one, class_id: b }] },
    { items: [{ student_id: one, class_id: 999_999 }] },
    { items: [{ student_id: testApp.personOf('teacher'), class_id: a }] },
    { from: '2030-01-01' },
    { from: 'завтра' },
  ])
    expect([wrong, (await move('uk', { ...given, ...wrong })).status]).toEqual([wrong, 422])
  expect((await paste('uk', ' ')).status).toBe(422)
  expect((await paste('uk', 'Ким', 999_999)).status).toBe(422)
  for (const who of ['teacher', 'classruk', 'library', 'student', 'parent'] as const)
    expect([who, await answers(who)]).toEqual([who, [403, 403, 403, 403, 403]])
  expect((await move('uk', { ...given, items: [...given.items, { student_id: 999_999, class_id: a }] })).status).toBe(
    404,
  )
  expect((await undo('uk', 999_999)).status).toBe(404)
})

test('a preview says what follows and changes nothing; the move does it, and undo takes it back', async () => {
  const before = await daysOfStudents(db)
  await sql`update classes.class set capacity = 8 where id = ${a}`.execute(db)
  const seen = await preview('headteacher')
  expect(seen.status).toBe(200)
  expect(seen.body.obstacles).toEqual([])
  expect(Object.fromEntries(seen.body.effects.map(({ title, items }) => [title, items.length]))).toMatchObject({
    Перейдут: 2,
    'Выбрать подгруппу': 2,
    'Больше вместимости': 1,
  })
  expect(seen.body.effects.find(({ title }) => title === 'Больше вместимости')?.items).toEqual([
    '7А: учеников 9, мест 8',
  ])
  expect(seen.body.total).toBe('Перейдут 2 ученика, отметки останутся там, где поставлены')
  expect(await daysOfStudents(db)).toEqual(before)

  const done = await move('headteacher')
  expect(done.body).toMatchObject({ moved: 2, to_choose: [{ student: { id: one }, courses: ['Английский язык'] }, {}] })
  const { rows } = await sql<{ batch: string; count: number }>`select batch, count(*)::int as count from history.change
    where subject = 'classes.class_member' group by batch order by max(id) desc limit 1`.execute(db)
  expect(rows[0]?.count).toBe(4)
  expect((await undo('uk', done.body.rearrangement_id)).status).toBe(404)
  expect((await undo('headteacher', done.body.rearrangement_id)).body).toEqual({ restored: 2 })
  expect(await daysOfStudents(db)).toEqual(before)
  expect((await undo('headteacher', done.body.rearrangement_id)).status).toBe(409)
})

test('nobody is moved where one cannot be: every objection is told by name', async () => {
  const before = await daysOfStudents(db)
  const [marked] = school.studentsA
  const items = [...given.items, { student_id: marked, class_id: b }]
  const early = { from: '2026-09-02', items }
  const refused = await move('uk', early)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body.detail)).toMatch(/Алгебра 7А: есть отметки за/)
  expect((await preview('uk', early)).body.obstacles.join(' ')).toMatch(/Алгебра 7А: есть отметки за/)
  expect(await daysOfStudents(db)).toEqual(before)
})

test('what was changed or entered since is not undone', async () => {
  const first = (await move('uk')).body.rearrangement_id
  const back = await move('uk', { from, items: [{ student_id: one, class_id: b }] })
  expect((await undo('uk', first)).body.detail).toContain('уже меняли')
  expect((await undo('uk', back.body.rearrangement_id)).status).toBe(200)

  await restoreSchool()
  const soon = (await move('uk', { ...given, from: '2026-11-18' })).body.rearrangement_id
  await sql`insert into journal.miss (lesson_id, student_id, kind_id)
    select l.id, ${one}, (select min(id) from miss_kinds.miss_kind) from timetable.lesson l
    where l.group_id = ${school.groups.algebraA} and l.date >= '2026-11-18' order by l.date limit 1`.execute(db)
  expect((await undo('uk', soon)).body.detail).toContain('уже есть пропуски за')
})

test('the board: a parallel on a day, and who is in no class', async () => {
  await sql`delete from classes.group_member where student_id = ${other}`.execute(db)
  await sql`delete from classes.class_member where student_id = ${other}`.execute(db)
  const board = async (who: Who, query = '') =>
    (await testApp.as(who).get<{ date: string; students: BoardStudent[] }>(`${url}${query}`)).body
  const { date, students } = await board('uk', '?parallel=7')
  expect(date).toBe(school.today)
  expect(students.filter(({ class_id }) => class_id === a)).toHaveLength(7)
  expect(students.find(({ id }) => id === other)).toMatchObject({ class_id: null })
  expect((await board('uk', '?parallel=6')).students.every(({ class_id }) => class_id === null)).toBe(true)
  expect((await board('uk', '?parallel=all&placeless=false')).students.every(({ class_id }) => class_id !== null)).toBe(
    true,
  )
  expect((await board('uk', '?date=2026-11-02')).students.filter(({ class_id }) => class_id === a)).toHaveLength(6)
  const placed = await move('uk', { from: null, items: [{ student_id: other, class_id: b }] })
  expect(placed.body.moved).toBe(1)
})

test('a pasted list: each line has its verdict', async () => {
  const { rows } = await sql<{ id: number; full_name: string; iin: string | null }>`
    select id, full_name, iin from people.person where id in (${one}, ${school.studentsA[0]}) order by id`.execute(db)
  const [here, there] = rows
  const list = `1. ${there?.full_name}\n${here?.iin}\nНикого Такого\n\n${there?.full_name.toUpperCase()}`
  expect((await paste('uk', list)).body.lines).toMatchObject([
    { verdict: 'found', students: [{ id: one, class_title: '7Б' }] },
    { verdict: 'here', students: [{ id: school.studentsA[0] }] },
    { verdict: 'none', students: [] },
  ])
  // an IIN is no way to learn a name for who does not keep people's records
  expect((await paste('headteacher', String(here?.iin))).body.lines[0]?.verdict).toMatch(/none|here/)
})
