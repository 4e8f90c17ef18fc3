import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { ImportPlan } from '../../rules/import-plan.ts'
import { planImport } from '../../rules/plan-import.ts'
import { readFetFile } from './read-fet.ts'

const root = path.join(import.meta.dirname, '../../../..')
const counts = (plan: ImportPlan) => ({
  level: plan.level,
  classes: plan.classes.length,
  parallels: plan.parallels.length,
  teachers: plan.teachers.length,
  rooms: plan.rooms.length,
  courses: plan.courses.length,
  groups: plan.groups.length,
  activities: new Set(plan.entries.map((entry) => entry.activity)).size,
  entries: plan.entries.length,
  unplaced: plan.unplaced.length,
})
const clashes = (plan: ImportPlan) => plan.leftovers.filter(({ kind }) => kind === 'lesson' || kind === 'room')

test('school-48: two shifts, subgroups, nothing lost', async () => {
  const plan = planImport(await readFetFile(path.join(root, 'demo/school-48.fet.gz')))
  expect(counts(plan)).toEqual({
    level: 'years',
    classes: 48,
    parallels: 11,
    teachers: 98,
    rooms: 45,
    courses: 25,
    groups: 784,
    activities: 1826,
    entries: 1853, // 27 activities last two hours
    unplaced: 0,
  })
  expect(clashes(plan)).toEqual([])
  expect(plan.leftovers.every(({ kind }) => kind === 'constraint')).toBe(true)
  expect(plan.notes.map(({ kind }) => kind)).toEqual(['hour'])
  expect(plan.classes.reduce((sum, one) => sum + one.size, 0)).toBe(1248)
  expect(plan.classes.filter((one) => one.shift === 2).map((one) => one.parallel)).toEqual(
    [2, 3, 6, 7, 8].flatMap((parallel) => Array.from({ length: parallel < 5 ? 4 : 5 }, () => parallel)),
  )
  expect(plan.slots).toHaveLength(14)
  expect(plan.weeklyHours.find((line) => line.parallel === 7 && line.course === 'Английский язык')).toEqual({
    parallel: 7,
    course: 'Английский язык',
    hours: 3,
    subgroups: 2,
  })
})

const real = path.join(root, '../shared/data/timetables/real')
const schools = [
  [
    'brazil',
    {
      level: 'years',
      classes: 16,
      parallels: 3,
      teachers: 27,
      rooms: 0,
      courses: 12,
      groups: 165,
      activities: 400,
      entries: 400,
    },
  ],
  [
    'budapest-gymnasium',
    {
      level: 'groups',
      classes: 25,
      parallels: 6,
      teachers: 80,
      rooms: 45,
      courses: 30,
      groups: 318,
      activities: 760,
      entries: 777,
    },
  ],
  [
    'lom-high-school',
    {
      level: 'groups',
      classes: 17,
      parallels: 5,
      teachers: 32,
      rooms: 29,
      courses: 36,
      groups: 214,
      activities: 448,
      entries: 544,
    },
  ],
] as const
const absent = !existsSync(real)
if (absent) console.log(`Настоящие школы не проверены: нет папки ${real}`)

test.skipIf(absent).each(schools)('%s, a real school', async (name, expected) => {
  const plan = planImport(await readFetFile(path.join(real, `${name}.fet`)))
  expect(counts(plan)).toEqual({ ...expected, unplaced: 0 })
  expect(clashes(plan)).toEqual([])
})
