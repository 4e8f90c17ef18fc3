import { describe, expect, test } from 'vitest'
import type { FetActivity, FetFile, FetStart } from './fet-file.ts'
import { planImport } from './plan-import.ts'

const hours = (count: number) => Array.from({ length: count }, (_, order) => ({ name: `${order + 1}`, longName: '' }))
const activity = (id: number, more: Partial<FetActivity> = {}): FetActivity => ({
  id,
  subject: 'Физика',
  teachers: ['Ахметова'],
  students: ['7А'],
  duration: 1,
  active: true,
  ...more,
})
const start = (id: number, day = 'Пн', hour = '1'): FetStart => ({ activity: id, day, hour })
const set = (name: string, size = 0) => ({ name, size })
const file = (more: Partial<FetFile> = {}): FetFile => ({
  institution: 'Школа',
  mode: 'Official',
  days: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт'].map((name) => ({ name, longName: '' })),
  hours: hours(6),
  subjects: ['Физика'],
  teachers: ['Ахметова'],
  years: [
    { ...set('7А', 26), groups: ['7А-1', '7А-2'].map((name) => ({ ...set(name, 13), subgroups: [] })) },
    { ...set('7Б', 24), groups: [] },
  ],
  activities: [activity(1)],
  buildings: [],
  rooms: [{ name: 'К1', building: '', capacity: 30, virtual: false }],
  starts: [start(1)],
  places: [{ activity: 1, room: 'К1', realRooms: [] }],
  otherConstraints: [],
  ...more,
})

test('a class, its lesson, its hours', () => {
  const plan = planImport(file())
  expect(plan.classes[0]).toEqual({ name: '7А', parallel: 7, letter: 'А', title: '7А', shift: 1, size: 26 })
  expect(plan.atoms).toEqual([
    { name: '7А-1', classes: ['7А'], size: 13 },
    { name: '7А-2', classes: ['7А'], size: 13 },
    { name: '7Б', classes: ['7Б'], size: 24 },
  ])
  expect(plan.groups).toMatchObject([{ title: '7А', kind: 'class', classes: ['7А'], atoms: ['7А-1', '7А-2'] }])
  const group = plan.groups[0]?.key
  expect(plan.entries).toEqual([
    { activity: 1, group, weekday: 0, shift: 1, slot: 1, teachers: ['Ахметова'], room: 'К1' },
  ])
  expect(plan.assignments).toEqual([{ teacher: 'Ахметова', group, hours: 1 }])
  expect(plan.leftovers).toEqual([])
})

describe('teaching groups', () => {
  test('a block of two hours is two lessons', () => {
    const plan = planImport(file({ activities: [activity(1, { duration: 2 })] }))
    expect(plan.entries.map((entry) => entry.slot)).toEqual([1, 2])
    expect(plan.assignments[0]?.hours).toBe(2)
  })
  test('the same students under another name are the same group', () => {
    const activities = [activity(1), activity(2, { students: ['7А-1', '7А-2'] })]
    const plan = planImport(file({ activities, starts: [start(1), start(2, 'Вт')] }))
    expect(plan.groups).toHaveLength(1)
    expect(plan.entries).toHaveLength(2)
  })
  test('part of a class is a subgroup, students of two classes a stream', () => {
    const activities = [activity(1, { students: ['7А-2'] }), activity(2, { students: ['7А', '7Б'] })]
    const plan = planImport(file({ activities }))
    expect(plan.groups.map(({ kind, title, classes }) => ({ kind, title, classes }))).toEqual([
      { kind: 'subgroup', title: '7А-2', classes: ['7А'] },
      { kind: 'cross', title: '7А, 7Б', classes: ['7А', '7Б'] },
    ])
    expect(plan.notes).toContainEqual({
      kind: 'class',
      subject: 'Физика',
      reason: 'одни и те же учащиеся в нескольких группах: 7А-2; 7А, 7Б',
    })
  })
  test('several teachers all take part', () => {
    const plan = planImport(file({ activities: [activity(1, { teachers: ['Ахметова', 'Ким'] })] }))
    expect(plan.entries[0]?.teachers).toEqual(['Ахметова', 'Ким'])
    expect(plan.assignments.map((one) => one.teacher)).toEqual(['Ахметова', 'Ким'])
  })
})

describe('hours of a parallel', () => {
  test('subgroups count once for a student', () => {
    const activities = [
      activity(1, { students: ['7А-1'], duration: 3 }),
      activity(2, { students: ['7А-2'], duration: 3, teachers: ['Ким'] }),
      activity(3, { students: ['7Б'], duration: 3, teachers: ['Ли'] }),
    ]
    const plan = planImport(file({ activities }))
    expect(plan.weeklyHours).toEqual([{ parallel: 7, course: 'Физика', hours: 3, subgroups: 2 }])
    expect(plan.notes.filter((note) => note.kind === 'class')).toEqual([])
  })
  test('classes that differ are named', () => {
    const plan = planImport(file())
    expect(plan.weeklyHours[0]?.hours).toBe(1)
    expect(plan.notes).toContainEqual({
      kind: 'class',
      subject: 'Физика, 7 параллель',
      reason: 'часы классов различаются: 7А — 1, 7Б — 0',
    })
  })
})

const two = (more: Partial<FetActivity>) =>
  file({
    activities: [activity(1), activity(2, { teachers: ['Ким'], students: ['7Б'], ...more })],
    starts: [start(1), start(2)],
  })

describe('what is left over', () => {
  test.each([
    ['the teacher', { teachers: ['Ахметова'] }, 'Пн, час 1: преподаватель Ахметова — уже Физика, 7А (№ 1)'],
    ['part of the students', { students: ['7А-2'] }, 'Пн, час 1: учащиеся 7А-2 — уже Физика, 7А (№ 1)'],
  ])('%s twice at one time: the later lesson waits', (_, more, reason) => {
    const plan = planImport(two(more))
    expect(plan.entries.map((entry) => entry.activity)).toEqual([1])
    expect(plan.leftovers).toMatchObject([{ kind: 'lesson', reason }])
    expect(plan.unplaced).toMatchObject([{ activity: 2, hours: 1 }])
    expect(plan.assignments).toHaveLength(2)
  })
  test('a room twice at one time: the later lesson stays without it', () => {
    const places = [1, 2].map((id) => ({ activity: id, room: 'К1', realRooms: [] }))
    const plan = planImport({ ...two({}), places })
    expect(plan.entries.map((entry) => entry.room)).toEqual(['К1', null])
    expect(plan.leftovers).toEqual([
      { kind: 'room', subject: 'Физика, 7Б (№ 2)', reason: 'Пн, час 1: кабинет К1 занят — Физика, 7А (№ 1)' },
    ])
  })
  test.each([
    ['switched off', { active: false }, 'занятие выключено в файле'],
    ['without a subject', { subject: '' }, 'у занятия нет предмета'],
    ['without students', { students: [] }, 'у занятия нет учащихся'],
    ['of unknown students', { students: ['8Я'] }, 'в файле нет группы учащихся «8Я»'],
  ])('an activity %s', (_, more, reason) => {
    const plan = planImport(file({ activities: [activity(1, more)] }))
    expect(plan.entries).toEqual([])
    expect(plan.leftovers).toMatchObject([{ kind: 'activity', reason }])
  })
  test('an activity without time waits in the load', () => {
    const plan = planImport(file({ starts: [] }))
    expect(plan.unplaced).toMatchObject([{ activity: 1, hours: 1 }])
    expect(plan.assignments).toMatchObject([{ hours: 1 }])
    expect(plan.leftovers).toMatchObject([{ reason: 'в файле нет времени, урок ждёт в нагрузке' }])
  })
  test('the part of a block that runs over the end of the day', () => {
    const plan = planImport(file({ activities: [activity(1, { duration: 2 })], starts: [start(1, 'Пт', '6')] }))
    expect(plan.entries).toMatchObject([{ weekday: 4, slot: 6 }])
    expect(plan.unplaced).toMatchObject([{ hours: 1 }])
  })
  test('rules of composition, counted by kind', () => {
    const plan = planImport(file({ otherConstraints: [{ kind: 'ConstraintTeacherMaxGapsPerWeek', count: 98 }] }))
    expect(plan.leftovers).toEqual([
      {
        kind: 'constraint',
        subject: 'ConstraintTeacherMaxGapsPerWeek',
        reason: 'правила составления не переносятся (98)',
      },
    ])
  })
  test('all rooms of a virtual one but the first', () => {
    const rooms = [{ name: 'Лаборатории', building: '', capacity: 30_000, virtual: true }]
    const plan = planImport(file({ rooms, places: [{ activity: 1, room: 'Лаборатории', realRooms: ['Л1', 'Л2'] }] }))
    expect(plan.rooms).toEqual([{ name: 'Л1', building: '', seats: null }])
    expect(plan.entries[0]?.room).toBe('Л1')
    expect(plan.leftovers).toMatchObject([{ kind: 'room', subject: 'Л2' }])
  })
})

describe('which level is the class', () => {
  const parallels = file({
    years: [
      {
        ...set('08'),
        groups: ['08a', '08b', 'ny'].map((name) => ({ ...set(name), subgroups: [set(`${name}1`), set(`${name}2`)] })),
      },
    ],
    activities: [activity(1, { students: ['08'] })],
  })
  test('groups of parallels; a name that says nothing stays in its parallel', () => {
    const plan = planImport(parallels)
    expect(plan.level).toBe('groups')
    expect(plan.classes.map(({ title, parallel, letter }) => [title, parallel, letter])).toEqual([
      ['8A', 8, 'A'],
      ['8B', 8, 'B'],
      ['ny', 8, 'ny'],
    ])
    expect(plan.groups).toMatchObject([{ kind: 'cross', title: '8A, 8B, ny' }])
    expect(plan.notes).toContainEqual({
      kind: 'class',
      subject: 'ny',
      reason: 'название не разобрано, отнесён к параллели 8',
    })
  })
  test('a person may choose the years instead', () => {
    const plan = planImport(parallels, { classes: 'years' })
    expect(plan.classes).toMatchObject([{ title: '8', parallel: 8, letter: '' }])
    expect(plan.groups).toMatchObject([{ kind: 'class', title: '8' }])
    expect(plan.levelReason).toBe('выбрано вручную')
  })
  test('a group that shares students with classes before it is a stream', () => {
    const years = [
      {
        ...set('9'),
        groups: [
          { ...set('9а'), subgroups: [set('9а1'), set('9а2')] },
          { ...set('9 немецкий'), subgroups: [set('9а2')] },
        ],
      },
    ]
    const plan = planImport(file({ years, activities: [activity(1, { students: ['9 немецкий'] })] }), {
      classes: 'groups',
    })
    expect(plan.classes.map((one) => one.title)).toEqual(['9А'])
    expect(plan.groups).toMatchObject([{ kind: 'subgroup', title: '9 немецкий', classes: ['9а'] }])
    expect(plan.leftovers).toMatchObject([{ kind: 'class', subject: '9 немецкий' }])
  })
  test('two classes of one name keep the names of the file', () => {
    const plan = planImport(
      file({ years: ['7а', '7 А'].map((name) => ({ ...set(name), groups: [] })), activities: [] }),
    )
    expect(plan.classes.map((one) => [one.title, one.letter])).toEqual([
      ['7А', 'А'],
      ['7 А', '7 А'],
    ])
  })
})

test('hours of two shifts: slots are numbered within the shift, classes know theirs', () => {
  const plan = planImport(
    file({
      hours: hours(14),
      activities: [activity(1), activity(2, { students: ['7Б'] })],
      starts: [start(1, 'Пн', '2'), start(2, 'Пн', '9')],
    }),
  )
  expect(plan.classes.map((one) => one.shift)).toEqual([1, 2])
  expect(plan.entries.map(({ shift, slot }) => [shift, slot])).toEqual([
    [1, 2],
    [2, 2],
  ])
})
