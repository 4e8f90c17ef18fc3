import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Consequences, Rearranged } from '../../contract/rearrangements.ts'
import type { YearOfClasses } from '../../contract/set-up.ts'
import { daysOfStudents, keepSchool } from '../testing/days-of-students.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const { a, b } = school.classes
type Lists = { lists: { title: string; students: { id: number }[] }[] }
type Said = Rearranged & Consequences & Lists & { detail: string & { loc: (string | number)[]; msg: string }[] }
const url = '/api/grouping/classes/'
const ask = (who: Who | null, path: string, body: object) => testApp.as(who).post<Said>(`${url}${path}`, body)
const undo = (id: number) => ask('uk', `rearrangements/${id}/undo/`, {})
const restoreSchool = await keepSchool(db)
beforeEach(restoreSchool)
const classOf = async (title: string) =>
  (await testApp.as('uk').get<YearOfClasses>(`${url}year/`)).body.classes.find((one) => one.title === title)
const membersOn = async (id: number, day: string) =>
  (
    await sql<{ id: number }>`select student_id as id from classes.class_member where class_id = ${id}
    and during @> ${day}::date order by 1`.execute(db)
  ).rows.map((row) => row.id)
const from = '2027-01-11'
const closing = { version: 1, on: '2027-01-10', into_id: a }
const splitting = { version: 1, from, groups: 'own', parts: [{ class_id: a }, { letter: 'В' }] }
const merging = { from, classes: [{ id: b, version: 1 }], into_id: a }
const calls = [
  [`${b}/close/`, closing],
  [`${b}/close/preview/`, closing],
  [
    `${a}/split/`,
    {
      ...splitting,
      parts: [
        { class_id: a, students: [101] },
        { letter: 'В', students: [102] },
      ],
    },
  ],
  [`${a}/split/preview/`, { ...splitting, by: 'alphabet' }],
  ['merge/', merging],
  ['merge/preview/', merging],
] as const

test('401, 422, 403, a stranger’s class', async () => {
  for (const [path, body] of calls) {
    expect([path, (await ask(null, path, body)).status]).toEqual([path, 401])
    expect([path, (await ask('uk', path, { ...body, more: 1 })).status]).toEqual([path, 422])
    for (const who of ['teacher', 'classruk', 'admin', 'student', 'parent'] as const)
      expect([who, path, (await ask(who, path, body)).status]).toEqual([who, path, 403])
  }
  expect((await ask('uk', '999999/close/', closing)).status).toBe(404)
  expect((await ask('uk', '999999/split/preview/', { ...splitting, by: 'alphabet' })).status).toBe(404)
  expect((await ask('uk', 'merge/', { ...merging, into_id: 999_999 })).status).toBe(404)
  for (const wrong of [
    { into_id: b },
    { into_id: null },
    { on: '2026-08-31' },
    { on: '2027-06-01' },
    { into_id: 999_999 },
  ])
    expect([wrong, (await ask('uk', `${b}/close/`, { ...closing, ...wrong })).status]).toEqual([wrong, 422])
  for (const wrong of [
    { parts: [{ class_id: a }, { class_id: a }] },
    { parts: [{ class_id: a }, { letter: 'Б' }] },
    { parts: [{ letter: 'В' }, { letter: 'в' }] },
    { parts: [{ class_id: a }, { class_id: 999_999 }] },
    { parts: [{ class_id: a }] },
    { parts: [{ letter: 'В' }, { letter: 'Г' }], from: '2026-09-01' },
    { by: 'height' },
  ])
    expect([
      wrong,
      (await ask('uk', `${a}/split/preview/`, { ...splitting, by: 'alphabet', ...wrong })).status,
    ]).toEqual([wrong, 422])
  for (const wrong of [{ into_id: b }, { classes: [] }, { from: '2026-09-01' }, { from: '2030-01-01' }])
    expect([wrong, (await ask('uk', 'merge/', { ...merging, ...wrong })).status]).toEqual([wrong, 422])
  for (const [path, body] of [
    [`${b}/close/`, { ...closing, version: 2 }],
    [`${a}/split/preview/`, { ...splitting, by: 'alphabet', version: 2 }],
    ['merge/', { ...merging, classes: [{ id: b, version: 2 }] }],
  ] as const)
    expect([path, (await ask('uk', path, body)).status]).toEqual([path, 409])
})

test('a class is closed on a day: its students go on elsewhere, its leaders end, nobody joins it after', async () => {
  const before = await daysOfStudents(db)
  const lonely = await ask('uk', `${b}/close/preview/`, { ...closing, into_id: null })
  expect(lonely.body.obstacles).toEqual(['После этого дня в классе учеников: 6. Выберите, в какой класс они перейдут'])
  const seen = await ask('uk', `${b}/close/preview/`, closing)
  const effects = Object.fromEntries(seen.body.effects.map(({ title, items, count }) => [title, count ?? items.length]))
  expect(effects).toMatchObject({ Перейдут: 6, 'Группы без учеников': 1 })
  const soon = await ask('uk', `${b}/close/preview/`, { ...closing, on: '2026-11-15' })
  expect(soon.body.effects.find(({ title }) => title === 'Уроки этих групп в расписании')?.count).toBeGreaterThan(0)
  expect(effects['Назначения учителей в этих группах']).toBeGreaterThan(0)
  expect(await daysOfStudents(db)).toEqual(before)

  const done = await ask('uk', `${b}/close/`, closing)
  expect(done.body.moved).toBe(6)
  expect([await membersOn(b, from), (await membersOn(a, from)).length]).toEqual([[], 13])
  expect(await classOf('7Б')).toMatchObject({ closed_on: '2027-01-10', version: 2 })
  const leaders = await sql`select from classes.leader where class_id = ${b} and during @> ${from}::date`.execute(db)
  expect(leaders.rows).toHaveLength(0)
  const late = { from: '2027-02-01', items: [{ student_id: school.studentsA[0], class_id: b }] }
  expect((await ask('uk', 'students/move/', late)).body.detail[0]?.msg).toContain(
    'Класс 7Б есть с 01.09.2026 по 10.01.2027',
  )
  await expect(
    sql`insert into classes.class_member (class_id, student_id, during)
      values (${b}, ${testApp.personOf('teacher')}, '[2027-02-01,2027-02-03)')`.execute(db),
  ).rejects.toThrow('does not stand')
  expect((await ask('uk', `${b}/close/`, { ...closing, version: 2 })).body.detail[0]?.msg).toContain('уже закрыт')

  expect((await undo(done.body.rearrangement_id)).body).toEqual({ restored: 6 })
  expect(await daysOfStudents(db)).toEqual(before)
  expect(await classOf('7Б')).toMatchObject({ closed_on: null, class_teacher: { id: 51 } })
})

const split = async (more: object = {}) => {
  const { body } = await ask('uk', `${a}/split/preview/`, { ...splitting, by: 'alphabet', ...more })
  const { parts, ...rest } = { ...splitting, ...more }
  const listed = parts.map((part, place) => ({
    ...part,
    students: (body.lists[place]?.students ?? []).map(({ id }) => id),
  }))
  return { body, write: () => ask('uk', `${a}/split/`, { ...rest, parts: listed }), listed }
}

test('a class is divided: the new one has groups of its own, and all of it is undone', async () => {
  const before = await daysOfStudents(db)
  const { body, write, listed } = await split()
  expect(body.lists.map(({ title, students }) => [title, students.length])).toEqual([
    ['7А', 4],
    ['7В', 3],
  ])
  expect(body.effects.map(({ title }) => title)).toEqual([
    'Перейдут',
    'Новые группы, которым нужны учителя и уроки',
    'Подгруппы, которые нужно сделать заново',
  ])
  expect(await daysOfStudents(db)).toEqual(before)
  expect(await classOf('7В')).toBeUndefined()

  const done = await write()
  expect(done.status).toBe(200)
  const made = await classOf('7В')
  expect(made).toMatchObject({ opened_on: from, students_count: 0, origins: [{ id: a, title: '7А', from }] })
  expect(await membersOn(made?.id ?? 0, from)).toEqual(listed[1]?.students.toSorted((one, other) => one - other))
  expect(await membersOn(a, '2027-01-10')).toHaveLength(7)
  const groups = await sql<{ title: string; members: number }>`
    select g.title, (select count(*)::int from classes.group_member m where m.group_id = g.id and m.during @> ${from}::date) as members
    from classes.group_class gc join classes.study_group g on g.id = gc.group_id where gc.class_id = ${made?.id}`.execute(
    db,
  )
  expect(groups.rows).toEqual([1, 2, 3].map(() => ({ title: '7В', members: 3 })))
  expect((await write()).status).toBe(409)
  expect((await undo(done.body.rearrangement_id)).body).toEqual({ restored: 3 })
  expect(await daysOfStudents(db)).toEqual(before)
  expect(await classOf('7В')).toBeUndefined()
})

test('by hand, at random, in new classes only; groups may go on together', async () => {
  const before = await daysOfStudents(db)
  const random = (seed: number) => split({ by: 'random', seed })
  const ids = async (seed: number) =>
    (await random(seed)).body.lists.map(({ students }) => students.map(({ id }) => id))
  expect(await ids(7)).toEqual(await ids(7))
  const all = await membersOn(a, from)
  const hand = { ...splitting, by: 'hand', lists: [all.slice(0, 6), all.slice(6)] }
  expect((await ask('uk', `${a}/split/preview/`, hand)).body.lists[1]?.students).toHaveLength(1)
  expect((await ask('uk', `${a}/split/preview/`, { ...hand, lists: [all.slice(1), []] })).status).toBe(409)

  const { write } = await split({ groups: 'shared', parts: [{ letter: 'В' }, { letter: 'Г' }] })
  const done = await write()
  expect(done.body.moved).toBe(7)
  expect(await classOf('7А')).toMatchObject({ closed_on: '2027-01-10' })
  const groupDays = (lines: string[]) => lines.filter((line) => line.startsWith('group'))
  expect(groupDays(await daysOfStudents(db))).toEqual(groupDays(before))
  const kinds = async () =>
    (await sql<{ kind: string }>`select kind from classes.study_group order by id`.execute(db)).rows.map(
      ({ kind }) => kind,
    )
  expect(await kinds()).toEqual(['cross', 'class', 'subgroup', 'subgroup', 'cross', 'cross'])
  expect((await undo(done.body.rearrangement_id)).status).toBe(200)
  expect(await daysOfStudents(db)).toEqual(before)
  expect((await kinds())[0]).toBe('class')
})

test('classes are merged into one from a day on', async () => {
  const before = await daysOfStudents(db)
  const seen = await ask('headteacher', 'merge/preview/', merging)
  expect(seen.body).toMatchObject({ obstacles: [], total: expect.stringContaining('Перейдут 6 учеников') })
  const done = await ask('uk', 'merge/', merging)
  expect(done.body.moved).toBe(6)
  expect(await classOf('7А')).toMatchObject({ origins: [{ id: b, from }] })
  expect(await classOf('7Б')).toMatchObject({ closed_on: '2027-01-10' })
  expect((await undo(done.body.rearrangement_id)).status).toBe(200)
  expect(await daysOfStudents(db)).toEqual(before)
})
