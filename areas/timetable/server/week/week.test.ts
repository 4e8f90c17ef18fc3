import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Week } from '../../contract/week.ts'
import { startTestApp, type TestApp, type Who } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const get = (who: Who | null, slug: string, query = '') => testApp.as(who).get(`/api/schedule/week/${slug}/${query}`)
const weekOf = async (who: Who, slug: string, query = ''): Promise<Week> => {
  const { status, body } = await get(who, slug, query)
  expect(status).toBe(200)
  return body as Week
}
/** 'date slot course group' of each lesson of the week. */
const listed = (week: Week) =>
  week.days.flatMap((day) =>
    day.lessons.map(
      (lesson) => `${day.date.slice(8)} ${lesson.slot} ${lesson.course.short_title} ${lesson.group.title}`,
    ),
  )

test.each([
  ['teacher', 'me'],
  ['teacher', 'class-1'],
  ['teacher', 'room-1'],
  ['student', 'me'],
  ['parent', 'me'],
] as const)('four statements at most, and one for the tag: %s, %s', async (who, slug) => {
  await get(who, slug)
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  await get(who, slug)
  expect(statements.mock.calls.length).toBeLessThanOrEqual(5)
  statements.mockRestore()
})

test('401 without a session', async () => {
  expect((await get(null, 'me')).status).toBe(401)
})
test.each([
  ['class-x', '', ['params', 'slug']],
  ['teacher-0', '', ['params', 'slug']],
  ['me', '?date=2026-02-30', ['query', 'date']],
  ['me', '?day=2026-02-20', ['query']],
])('422 for %s%s', async (slug, query, loc) => {
  const { status, body } = await get('teacher', slug, query)
  expect(status).toBe(422)
  expect(body).toMatchObject({ detail: [{ loc: expect.arrayContaining(loc) as unknown }] })
})
test('403 without the right', async () => {
  expect((await get('partner_do', 'class-1')).status).toBe(403)
})

describe('a class', () => {
  test('its week, with status, room, teachers and what is filled in', async () => {
    const week = await weekOf('teacher', 'class-1')
    expect(week).toMatchObject({ kind: 'class', id: 1, title: '7А', monday: '2026-11-16', today: '2026-11-20' })
    expect(week.slots).toHaveLength(6)
    expect(week.slots[0]).toEqual({ shift: 1, number: 1, start_time: '08:00', end_time: '08:45' })
    expect(week.days.map((day) => day.date.slice(8))).toEqual(['16', '17', '18', '19', '20'])
    expect(listed(week)).toEqual([
      '16 1 Алг 7А',
      '17 2 Англ 7А/1',
      '17 2 Англ 7А/2',
      '17 4 Ист 7А',
      '18 1 Алг 7А',
      '19 3 Физ-ра 7А',
      '20 1 Алг 7А',
      '20 2 Англ 7А/1',
      '20 2 Англ 7А/2',
    ])
    expect(week.days[1]?.lessons[0]).toEqual({
      id: await testApp.lessonOf('englishA1', '2026-11-17'),
      shift: 1,
      slot: 2,
      start_time: '08:50',
      end_time: '09:35',
      status: 'held',
      week: 'every',
      moved_from: null,
      course: { id: 2, title: 'Английский язык', short_title: 'Англ', colour: '#9c36b5' },
      group: { id: 3, title: '7А/1' },
      classes: [{ id: 1, title: '7А' }],
      room: { id: 3, title: '203' },
      teachers: [{ id: 52, short_name: 'Ким В. А.', replaces: null }],
      has_topic: false,
      has_homework: false,
      may_open_journal: false,
    })
    expect(week.days[0]?.lessons[0]).toMatchObject({ has_topic: true, has_homework: true, may_open_journal: true })
  })
  test('cancelled lessons are there, another week by date', async () => {
    const week = await weekOf('classruk', 'class-1', '?date=2026-11-12')
    expect(week.monday).toBe('2026-11-09')
    expect(week.days[3]?.lessons).toMatchObject([{ status: 'cancelled', may_open_journal: true }])
  })
  test('a substitute stands beside whom they replace', async () => {
    const week = await weekOf('director', 'class-2')
    expect(week.days[4]?.lessons[0]?.teachers).toEqual([
      { id: 52, short_name: 'Ким В. А.', replaces: 'Серикова А. М.' },
    ])
  })
  test('a day off says why, holidays too', async () => {
    const week = await weekOf('teacher', 'class-1', '?date=2026-12-16')
    expect(week.days[2]).toEqual({
      date: '2026-12-16',
      free: 'День Независимости',
      follows: null,
      lessons: [],
      moved_away: [],
    })
    const holidays = await weekOf('teacher', 'class-1', '?date=2026-10-28')
    expect(holidays.days[0]).toMatchObject({ free: 'Осенние каникулы', lessons: [] })
  })
})

describe('the study week', () => {
  test.each([
    ['2026-08-31', { number: 1, parity: 'odd' }],
    ['2026-11-20', { number: 12, parity: 'even' }],
    ['2027-01-08', { number: 19, parity: 'odd' }],
  ] as const)('%s', async (date, expected) => {
    expect((await weekOf('teacher', 'class-1', `?date=${date}`)).study_week).toEqual(expected)
  })
  test('none in summer', async () => {
    expect((await weekOf('teacher', 'class-1', '?date=2026-07-20')).study_week).toBeNull()
  })
  test('a lesson says on which weeks the timetable has it', async () => {
    await testApp.db.updateTable('timetable.entry').set({ week: 'even' }).where('id', '=', 12).execute()
    const week = await weekOf('teacher', 'class-1')
    expect(week.days[1]?.lessons.map((lesson) => lesson.week)).toEqual(['every', 'every', 'even'])
  })
})

describe('others', () => {
  test('a teacher sees the own lessons and those taken over by another', async () => {
    const week = await weekOf('other-teacher', 'me')
    expect(week).toMatchObject({ kind: 'teacher', id: 51, title: 'Серикова Алия Маратовна' })
    expect(listed(week)).toEqual(['16 1 Алг 7Б', '17 4 Ист 7А', '18 2 Алг 7Б', '19 3 Физ-ра 7А', '20 1 Алг 7Б'])
    expect(listed(await weekOf('english-teacher', 'teacher-52')).at(-2)).toBe('20 1 Алг 7Б')
  })
  test('a room', async () => {
    const week = await weekOf('teacher', 'room-5')
    expect(week).toMatchObject({ kind: 'room', title: 'Спортзал' })
    expect(listed(week)).toEqual(['19 3 Физ-ра 7А'])
  })
  test('a student: own subgroup only, groups of the day', async () => {
    const week = await weekOf('student', 'me')
    expect(week).toMatchObject({ kind: 'student', id: 101 })
    expect(listed(week).filter((lesson) => lesson.includes('Англ'))).toEqual(['17 2 Англ 7А/1', '20 2 Англ 7А/1'])
    expect(week.days.flatMap((day) => day.lessons).some((lesson) => lesson.may_open_journal)).toBe(false)
    const mover = `student-${testApp.school.mover}`
    expect(listed(await weekOf('classruk', mover, '?date=2026-11-04'))).toEqual([
      '02 1 Алг 7Б',
      '04 2 Алг 7Б',
      '06 1 Алг 7Б',
    ])
  })
  test('staff without lessons have an empty week', async () => {
    const week = await weekOf('hr', 'me')
    expect(listed(week)).toEqual([])
    expect(week.slots).toHaveLength(6)
  })
})

describe('a stranger’s week is not there', () => {
  test.each([
    ['teacher', 'class-77'],
    ['teacher', 'teacher-101'],
    ['teacher', 'room-77'],
    ['teacher', 'student-77'],
    ['teacher', 'student-51'],
    ['teacher', 'student-112'],
    ['student', 'class-2'],
    ['student', 'student-102'],
    ['student', 'teacher-51'],
    ['student', 'room-1'],
  ] as const)('%s, %s: 404', async (who, slug) => {
    expect((await get(who, slug)).status).toBe(404)
  })
  test.each([
    ['student', 'class-1'],
    ['student', 'student-101'],
    ['other-student', 'class-2'],
    ['teacher', 'class-2'],
    ['teacher', 'student-101'],
    ['schedule_administrator', 'student-112'],
  ] as const)('%s may read %s', async (who, slug) => {
    expect((await get(who, slug)).status).toBe(200)
  })
})

describe('a family', () => {
  test('sees the child and the class of the child, nothing else', async () => {
    expect(listed(await weekOf('parent', 'student-101'))).toContain('17 2 Англ 7А/1')
    expect((await get('parent', 'class-1')).status).toBe(200)
    for (const slug of ['student-112', 'teacher-51', 'room-1']) expect((await get('parent', slug)).status).toBe(404)
    expect((await get('other-parent', 'class-1')).status).toBe(404)
  })
  test('`me` is the first child', async () => {
    expect(await weekOf('parent', 'me')).toMatchObject({ kind: 'student', id: 101 })
    expect((await get('parent-without-rights', 'me')).status).toBe(404)
    expect((await get('parent-without-rights', 'student-102')).status).toBe(404)
  })
})
