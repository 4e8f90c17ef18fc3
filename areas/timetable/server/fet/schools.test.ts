import path from 'node:path'
import { expect, test } from 'vitest'
import type { ImportPlan } from '../../rules/import-plan.ts'
import { planImport } from '../../rules/plan-import.ts'
import { readFet, readFetFile } from './read-fet.ts'
import { countsOf, drawnSchool, drawnSchools } from './testing/drawn-school.ts'

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

test.each(drawnSchools)('%s: nothing lost, nothing meets', (_what, size) => {
  const plan = planImport(readFet(new TextEncoder().encode(drawnSchool(size))))
  expect(counts(plan)).toEqual({ ...countsOf(size), unplaced: 0 })
  expect(clashes(plan)).toEqual([])
})
