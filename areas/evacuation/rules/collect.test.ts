import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collect } from './collect.ts'
import type { Facts, LessonFact } from './facts.ts'
import { isOutOfLessons, noteInWords } from './stay.ts'

const lesson = (given: Partial<LessonFact>): LessonFact => ({
  id: 1,
  kind: 'class',
  title: 'Алгебра, 7А',
  room: '201',
  buildingId: 1,
  floor: 2,
  startsAt: '09:00',
  endsAt: '09:45',
  teachers: [51],
  teacherNames: 'Серикова А. М.',
  replaced: [],
  students: [101, 102],
  ...given,
})
const classFact = (id: number) => ({
  id,
  title: `7-${id}`,
  parallel: 6 + id,
  room: null,
  buildingId: id,
  floor: 1,
  leaders: id === 2 ? [] : [60 + id],
})
const school: Facts = {
  now: '09:10',
  lessons: [lesson({})],
  classes: [classFact(1), classFact(2)],
  students: [101, 102, 103].map((id) => ({ id, name: `Ученик ${id}`, classId: id === 103 ? 2 : 1, absence: null })),
  clubs: [],
  staff: [{ id: 51, name: 'Серикова', unitId: null, cathedraId: 1 }],
  units: [
    { id: 1, title: 'Школа', parentId: null, headId: 70 },
    { id: 2, title: 'Хозяйственная часть', parentId: 1, headId: null },
  ],
  cathedras: [{ id: 1, title: 'Кафедра математики', parentId: null, headId: 71 }],
  guests: [{ name: 'Мастер', host: 'завхоз' }],
  duty: [90],
  buildingIds: [],
  parallels: [],
}
const entry = (facts: Facts, id: number) => collect(facts).entries.find(({ personId }) => personId === id)
const list = (facts: Facts, key: string) => collect(facts).lists.find((one) => one.key === key)

test('a running lesson has its students, until it ends', () => {
  expect(entry(school, 101)).toMatchObject({ list: 'lesson:1', lastPlace: 'Алгебра, 7А, каб. 201, Серикова А. М.' })
  expect(list(school, 'lesson:1')?.collectors).toEqual([51])
  expect(entry({ ...school, now: '09:45' }, 101)).toMatchObject({ list: 'class:1', status: 'waiting' })
  expect(entry({ ...school, now: '08:59' }, 101)).toMatchObject({ list: 'class:1', status: 'waiting' })
})

test('a subgroup has its students before the class has them', () => {
  const lessons = [lesson({}), lesson({ id: 2, kind: 'subgroup', students: [102], teachers: [52] })]
  expect(entry({ ...school, lessons }, 102)?.list).toBe('lesson:2')
  expect(entry({ ...school, lessons }, 101)?.list).toBe('lesson:1')
})

test('who has no lesson yet, no more, or none today is away with the reason', () => {
  expect(entry({ ...school, now: '08:39' }, 101)).toMatchObject({ status: 'away', note: 'lessons:before' })
  expect(entry({ ...school, now: '10:06' }, 101)).toMatchObject({ status: 'away', note: 'lessons:after' })
  expect(entry(school, 103)).toMatchObject({ list: 'class:2', status: 'away', note: 'lessons:none' })
})

test('the reason is kept as a key and read in words, as are notes that once kept the words; what a person wrote stays', () => {
  for (const [key, words] of [
    ['lessons:before', 'занятий ещё нет'],
    ['lessons:after', 'занятий уже нет'],
    ['lessons:none', 'занятий сегодня нет'],
  ] as const) {
    expect([noteInWords(key), noteInWords(words)]).toEqual([words, words])
    expect([isOutOfLessons(key), isOutOfLessons(words)]).toEqual([true, true])
  }
  expect([noteInWords('у врача'), isOutOfLessons('у врача'), noteInWords('')]).toEqual(['у врача', false, ''])
})

test('of a teacher it is said where to look, of one replaced all day that they may be absent, and both are looked for', () => {
  expect(entry(school, 51)).toMatchObject({ status: 'waiting', lastPlace: 'Алгебра, 7А, каб. 201' })
  expect(entry({ ...school, now: '09:50' }, 51)?.lastPlace).toBe('после урока: Алгебра, 7А, каб. 201')
  const lessons = [lesson({ teachers: [52], replaced: [51] })]
  expect(entry({ ...school, lessons }, 51)).toMatchObject({
    status: 'waiting',
    lastPlace: 'сегодня на всех уроках замена: возможно, отсутствует',
  })
  const own = lesson({ id: 2, startsAt: '10:00', endsAt: '10:45' })
  expect(entry({ ...school, lessons: [...lessons, own] }, 51)?.lastPlace).toBe('')
})

test('who the journal misses is away on the list where they would stand', () => {
  const students = school.students.map((one) => ({ ...one, absence: one.id === 101 ? 'Б' : null }))
  expect(entry({ ...school, students }, 101)).toMatchObject({ list: 'lesson:1', status: 'away', note: 'Б' })
})

test('staff stand with their unit or cathedra, and those on duty collect what nobody does', () => {
  expect(list(school, 'cathedra:1')?.collectors).toEqual([71])
  const staff = [
    { id: 1, name: 'Завхоз', unitId: 2, cathedraId: null },
    { id: 2, name: 'Новый', unitId: null, cathedraId: null },
  ]
  expect(list({ ...school, staff }, 'staff:2')?.collectors).toEqual([70])
  expect(entry({ ...school, staff }, 2)?.list).toBe('rest')
  for (const key of ['class:2', 'guests', 'rest']) expect(list(school, key)?.collectors).toEqual([90])
})

test('of chosen parallels only the students, of chosen buildings only what is known to be elsewhere is left out', () => {
  const some = collect({ ...school, parallels: [7] })
  expect(some.entries.map(({ personId }) => personId)).toEqual([101, 102])
  const building = collect({ ...school, buildingIds: [2] })
  expect(building.entries.map(({ personId }) => personId)).toEqual([103, 51, null])
})

const ids = fc.integer({ min: 1, max: 30 })
const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`
})
const anyLesson = fc
  .record({
    kind: fc.constantFrom('class', 'subgroup', 'cross'),
    startsAt: clock,
    endsAt: clock,
    teachers: fc.array(ids, { maxLength: 2 }),
    students: fc.uniqueArray(ids, { maxLength: 12 }),
  })
  .filter(({ startsAt, endsAt }) => startsAt < endsAt)
const anySchool = fc.record({
  now: clock,
  lessons: fc.array(anyLesson, { maxLength: 12 }),
  students: fc.uniqueArray(ids, { maxLength: 25 }),
  staff: fc.uniqueArray(ids, { maxLength: 25 }),
  club: fc.uniqueArray(ids, { maxLength: 5 }),
})

test('at any minute everybody stands on exactly one list, and somebody collects it', () => {
  fc.assert(
    fc.property(anySchool, ({ now, lessons, students, staff, club }) => {
      const facts: Facts = {
        ...school,
        now,
        lessons: lessons.map((one, index) => lesson({ ...one, id: index + 1 } as Partial<LessonFact>)),
        students: students.map((id) => ({ id, name: `${id}`, classId: (id % 3) + 1, absence: null })),
        staff: staff.map((id) => ({ id, name: `${id}`, unitId: id % 4, cathedraId: id % 2 })),
        clubs: [{ key: '1', title: 'Хор', place: '', buildingId: null, floor: null, collectors: [], students: club }],
      }
      const { lists, entries } = collect(facts)
      const listed = entries.flatMap(({ personId }) => personId ?? [])
      expect(new Set(listed)).toEqual(new Set([...students, ...staff]))
      expect(listed).toHaveLength(new Set(listed).size)
      expect(new Set(lists.map(({ key }) => key)).size).toBe(lists.length)
      for (const one of lists) expect(one.collectors.length).toBeGreaterThan(0)
      for (const { list: key } of entries) expect(lists.some((one) => one.key === key)).toBe(true)
      for (const { key } of lists.filter(({ type }) => type !== 'guests' && type !== 'rest'))
        expect(entries.some((one) => one.list === key)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
