import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { inRussian } from '#tests/said.ts'
import { expectExport } from '#tests/list-export.ts'
import type { AbsenceReason, listAbsenceReasons, readOwnAbsences } from '../contract/absence-reasons.ts'
import { absenceStateTitles } from '../rules/absence-reason.ts'
import { applyToLaterMisses } from './later-misses.ts'
import type { LessonRoll } from '#areas/roll/contract/roll.ts'
import { expectedAbsences } from './expected-absences.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const path = '/api/journal/absence-reasons'
const [child, other] = [school.studentsA[0], school.studentsA[1]]
const kinds = await db.selectFrom('miss_kinds.miss_kind').select(['id', 'code', 'letter']).execute()
const kindOf = (code: string) => kinds.find((kind) => kind.code === code)?.id ?? 0
const given = {
  student_id: child,
  kind_id: kindOf('ill'),
  date_from: '2026-11-16',
  date_to: school.today,
  text: 'ОРВИ, справка будет',
}
const give = (body: object = given, who: Who | null = 'parent') =>
  testApp.as(who).post<{ id: number }>(`${path}/`, body)
const answer = (id: number, body: object = { is_accepted: true }, who: Who | null = 'classruk') =>
  testApp.as(who).post<{ changed: number; kept: number; detail: unknown }>(`${path}/${id}/answer/`, body)
const withdraw = (id: number | string, who: Who | null = 'parent') => testApp.as(who).remove(`${path}/${id}`)
const list = async (who: Who = 'classruk', query = '') =>
  (await testApp.as(who).get<Output<typeof listAbsenceReasons>>(`${path}/${query}`)).body.items
const own = async () =>
  (await testApp.as('parent').get<Output<typeof readOwnAbsences>>(`${path}/own/?student=${child}`)).body

/** Marks the child as missing without a reason. */
async function miss(group: 'algebraA' | 'englishA1', date: string, code = 'absent') {
  const lesson_id = await testApp.lessonOf(group, date)
  await db
    .insertInto('journal.miss')
    .values({ lesson_id, student_id: child, kind_id: kindOf(code) })
    .execute()
  return lesson_id
}
const missesNow = () =>
  db
    .selectFrom('journal.miss as m')
    .innerJoin('timetable.lesson as l', 'l.id', 'm.lesson_id')
    .innerJoin('miss_kinds.miss_kind as k', 'k.id', 'm.kind_id')
    .where('m.student_id', '=', child)
    .select(['l.date', 'k.letter', 'm.reason'])
    .orderBy('l.date')
    .orderBy('l.slot')
    .execute()
const notices = async () =>
  inRussian(
    await db.selectFrom('notices.notice').select(['account_id', 'title', 'text', 'link']).orderBy('id').execute(),
  )

beforeEach(async () => {
  await db.deleteFrom('journal.miss').where('student_id', '=', child).execute()
  await db.deleteFrom('student_absences.absence_reason').execute()
  await db.deleteFrom('notices.notice').execute()
})

describe('giving a reason', () => {
  test('401, 422, 403, another’s child', async () => {
    expect((await give(given, null)).status).toBe(401)
    expect((await give({ ...given, text: ' ' })).status).toBe(422)
    expect((await give({ ...given, date_to: '2026-11-01' })).status).toBe(422)
    expect((await give({ ...given, first_slot: 1, last_slot: 2 })).status).toBe(422)
    expect((await give({ ...given, kind_id: kindOf('absent') })).status).toBe(422)
    expect((await give({ ...given, kind_id: kindOf('remote') })).status).toBe(422)
    for (const who of ['classruk', 'teacher', 'student', 'director'] as const)
      expect((await give(given, who)).status).toBe(403)
    const missing = await give({ ...given, student_id: 999_999 })
    expect(missing.status).toBe(404)
    for (const [student_id, who] of [
      [other, 'parent'],
      [other, 'parent-without-rights'],
      [child, 'other-parent'],
    ] as const) {
      const refused = await give({ ...given, student_id }, who)
      expect([refused.status, refused.body]).toEqual([404, missing.body])
    }
  })

  test('it stands once, the class teacher is told, the misses without a word are told of', async () => {
    await miss('algebraA', '2026-11-18')
    await miss('englishA1', '2026-11-17')
    expect((await own()).unexplained).toEqual([
      { date: '2026-11-18', slots: [1] },
      { date: '2026-11-17', slots: [2] },
    ])
    const { status, body } = await give()
    expect(status).toBe(200)
    expect((await give({ ...given, date_from: '2026-11-20' })).status).toBe(409)
    expect((await give({ ...given, date_from: '2026-11-25', date_to: '2026-11-25' })).status).toBe(200)
    const { items, unexplained, kinds: offered } = await own()
    expect(unexplained).toEqual([])
    expect(offered.map(({ letter }) => letter)).toEqual(['У', 'Б'])
    expect(items.find(({ id }) => id === body.id)).toMatchObject({ state: 'waiting', misses: 2, text: given.text })
    expect((await notices())[0]).toEqual({
      account_id: testApp.accountOf('classruk'),
      title: 'Причина отсутствия: Ахметов Данияр, 7А',
      text: '16.11.2026 – 20.11.2026. ОРВИ, справка будет',
      link: `/absence-reasons?active=${body.id}`,
    })
  })

  test('lessons of one day do not stand in each other’s way', async () => {
    const day = { ...given, date_from: school.today }
    expect((await give({ ...day, first_slot: 1, last_slot: 2 })).status).toBe(200)
    expect((await give({ ...day, first_slot: 2, last_slot: 3 })).status).toBe(409)
    expect((await give({ ...day, first_slot: 3, last_slot: 3 })).status).toBe(200)
    expect((await give(day)).status).toBe(409)
  })
})

describe('the class teacher’s answer', () => {
  test('401, 422, 403, another’s class', async () => {
    const { id } = (await give()).body
    expect((await answer(id, {}, null)).status).toBe(401)
    expect((await answer(id, {})).status).toBe(422)
    expect((await answer(id, { is_accepted: false })).status).toBe(422)
    expect((await answer(id, { is_accepted: true }, 'teacher')).status).toBe(403)
    expect((await answer(id, { is_accepted: true }, 'parent')).status).toBe(403)
    expect((await answer(id, { is_accepted: true }, 'curator')).status).toBe(404)
    expect((await answer(id, { is_accepted: true }, 'ceasar')).status).toBe(404)
    expect((await answer(999_999)).status).toBe(404)
    expect(await list('curator')).toEqual([])
    expect((await list('headteacher')).map(({ may_answer }) => may_answer)).toEqual([false])
  })

  test('accepted: the misses of these lessons in open periods become its kind, with history', async () => {
    await miss('algebraA', '2026-11-16')
    await miss('englishA1', '2026-11-17')
    await miss('algebraA', '2026-11-18', 'late')
    await miss('algebraA', '2026-11-04')
    const { id } = (await give()).body
    expect(await list()).toMatchObject([{ id, misses: 2, may_answer: true, student: { class_title: '7А' } }])
    expect((await answer(id)).body).toEqual({ id, changed: 2, kept: 0 })
    expect(await missesNow()).toEqual([
      { date: '2026-11-04', letter: 'Н', reason: null },
      { date: '2026-11-16', letter: 'Б', reason: given.text },
      { date: '2026-11-17', letter: 'Б', reason: given.text },
      { date: '2026-11-18', letter: 'О', reason: null },
    ])
    const history = await db
      .selectFrom('history.change')
      .where('subject', '=', 'journal.miss')
      .where('account_id', '=', testApp.accountOf('classruk'))
      .select('id')
      .execute()
    expect(history).toHaveLength(2)
    expect((await notices()).slice(1)).toEqual([
      {
        account_id: testApp.accountOf('parent'),
        title: 'Причина отсутствия принята: Ахметов Данияр',
        text: '16.11.2026 – 20.11.2026',
        link: `/dashboard?student=${child}&tab=absences`,
      },
    ])
    expect((await answer(id)).status).toBe(200)
    expect((await answer(id, { is_accepted: false, answer: 'Передумала' })).status).toBe(409)
  })

  test('what a closed period holds stays as it is', async () => {
    await miss('algebraA', '2026-10-21')
    const { id } = (await give({ ...given, date_from: '2026-10-19', date_to: '2026-10-23' })).body
    expect((await answer(id)).body).toEqual({ id, changed: 0, kept: 1 })
    expect((await missesNow()).map(({ letter }) => letter)).toEqual(['Н'])
  })

  test('declined: with why, and nothing changes', async () => {
    await miss('algebraA', '2026-11-18')
    const { id } = (await give()).body
    expect((await answer(id, { is_accepted: false, answer: 'Нужна справка' })).status).toBe(200)
    expect((await missesNow()).map(({ letter }) => letter)).toEqual(['Н'])
    expect((await notices())[1]).toMatchObject({ text: '16.11.2026 – 20.11.2026. Нужна справка' })
    expect((await own()).unexplained).toHaveLength(1)
    expect((await give()).status).toBe(200)
  })

  test('a miss that is marked after the answer takes the reason over, another kind stays', async () => {
    const { id } = (await give()).body
    await answer(id)
    await miss('algebraA', '2026-11-18')
    await miss('englishA1', '2026-11-17', 'excused')
    await applyToLaterMisses(testApp.context)
    expect(await missesNow()).toEqual([
      { date: '2026-11-17', letter: 'У', reason: null },
      { date: '2026-11-18', letter: 'Б', reason: given.text },
    ])
  })
})

test('an accepted absence to come is known to the roll, by lesson', async () => {
  const trip = { ...given, kind_id: kindOf('excused'), date_from: '2026-11-24', date_to: '2026-11-24', text: 'Поездка' }
  const { id } = (await give({ ...trip, first_slot: 2, last_slot: 3 })).body
  const lessons = [
    await testApp.lessonOf('englishA1', '2026-11-24'),
    await testApp.lessonOf('historyA', '2026-11-24'),
    await testApp.lessonOf('englishA1', '2026-11-27'),
  ]
  expect(await expectedAbsences(db, lessons)).toEqual([])
  await answer(id)
  expect(await expectedAbsences(db, lessons)).toEqual([
    { lesson_id: lessons[0], student_id: child, kind_id: kindOf('excused'), reason: 'Поездка' },
  ])
  const roll = await testApp.as('headteacher').get<LessonRoll>(`/api/journal/journal/lesson/${lessons[0]}/roll/`)
  expect(roll.body.hints).toContainEqual({
    student_id: child,
    kind_id: kindOf('excused'),
    reason: 'Поездка',
    earlier: null,
  })
})

test('taking back: 401, 422, 403, another’s, then while nobody has answered or before its day', async () => {
  const { id } = (await give()).body
  expect((await withdraw(id, null)).status).toBe(401)
  expect((await withdraw('x')).status).toBe(422)
  expect((await withdraw(id, 'classruk')).status).toBe(403)
  expect((await withdraw(id, 'other-parent')).status).toBe(404)
  expect((await withdraw(id)).status).toBe(200)
  expect((await withdraw(id)).status).toBe(200)
  expect((await answer(id)).status).toBe(409)
  const again = (await give()).body
  await answer(again.id)
  expect((await withdraw(again.id)).status).toBe(409)
  const planned = (await give({ ...given, date_from: '2026-11-30', date_to: '2026-11-30' })).body
  await answer(planned.id)
  expect((await withdraw(planned.id)).status).toBe(200)
})

test('the list: for class teachers and who sees all, by state and class', async () => {
  expect((await testApp.as(null).get(`${path}/`)).status).toBe(401)
  expect((await testApp.as('teacher').get(`${path}/`)).status).toBe(403)
  expect((await testApp.as('parent').get(`${path}/own/?student=${other}`)).status).toBe(404)
  await give()
  await give({ ...given, student_id: school.studentsB[0] })
  expect(await list()).toHaveLength(1)
  expect(await list('headteacher')).toHaveLength(2)
  expect(await list('headteacher', `?class_id=${school.classes.b}`)).toHaveLength(1)
  expect(await list('headteacher', '?state=accepted')).toEqual([])
  expect(await list('headteacher', '?search=ахметова')).toHaveLength(1)
  await expectExport<AbsenceReason>(testApp, {
    list: `${path}/`,
    columns: {
      class: ({ student }) => student.class_title,
      student: ({ student }) => student.full_name,
      text: ({ text }) => text,
      kind: ({ kind }) => kind.title,
      state: ({ state }) => absenceStateTitles[state],
      misses: ({ misses }) => misses,
    },
    top: [['Класс', 'Ученик', 'Причина', 'Вид', 'Состояние', 'Пропущено уроков']],
    requested: [
      ['headteacher', 'sort=student&asc=false'],
      ['classruk', 'state=waiting'],
    ],
    refused: ['teacher', 'student'],
  })
})
