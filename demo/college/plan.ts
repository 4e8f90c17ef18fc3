import type { ImportPlan, WeeklyHours } from '#areas/timetable/rules/import-plan.ts'
import type { DemonstrationPlan } from '../plan.ts'
import { collegeGroups, titleOf, type CollegeGroup } from './groups.ts'
import { roomsOf } from './rooms.ts'
import { placeLessons, roomOf, slots } from './timetable.ts'

/** Weeks of study by which a college counts the hours of a discipline (the norm of a new school). */
export const weeksOfYear = 34

const keyOf = (group: CollegeGroup, course: string) => `${group.sign}${group.course} ${course}`

/** Lines of the plan by courses and specialties; what all groups of a course learn alike stands once. */
function weeklyHours(): WeeklyHours[] {
  const all = collegeGroups.flatMap(({ course: parallel, specialty: profile, lines }) =>
    lines.map(([course, hours]) => ({ parallel, course, profile, hours })),
  )
  const groupsOn = (parallel: number) => collegeGroups.filter((group) => group.course === parallel).length
  return [...Map.groupBy(all, ({ parallel, course, hours }) => `${parallel} ${course} ${hours}`).values()].flatMap(
    (alike) => {
      const [first] = alike
      if (!first) return []
      const isCommon = alike.length === groupsOn(first.parallel)
      return (isCommon ? [{ ...first, profile: '' }] : alike).map((line) => ({
        ...line,
        subgroups: 1,
        hoursAYear: line.hours * weeksOfYear,
      }))
    },
  )
}

/** The college as a timetable file would bring it. @param year in whose autumn the study year begins */
export function collegePlan(year: number): DemonstrationPlan {
  const taught = collegeGroups.flatMap((group) =>
    group.lines.map(([course, hours, teacher]) => ({ course, hours, teacher, of: group, key: keyOf(group, course) })),
  )
  const teachers = [...new Set(taught.map(({ teacher }) => teacher))]
  const rooms = roomsOf(teachers)
  const titles = new Map(rooms.map(({ title }, index) => [roomOf(teachers[index] ?? ''), title]))
  const entries = placeLessons(
    taught.map(({ of, key, teacher, hours }) => ({ group: titleOf(of, year), key, teacher, pairs: hours / 2 })),
  )
  const plan: ImportPlan = {
    institution: 'Колледж',
    level: 'years',
    levelReason: '',
    parallels: [...new Set(collegeGroups.map(({ course }) => course))],
    classes: collegeGroups.map((group) => ({
      name: titleOf(group, year),
      parallel: group.course,
      letter: titleOf(group, year),
      title: titleOf(group, year),
      profile: group.specialty,
      shift: 1,
      size: group.students,
    })),
    atoms: collegeGroups.map((group) => ({
      name: titleOf(group, year),
      classes: [titleOf(group, year)],
      size: group.students,
    })),
    courses: [...new Set(taught.map(({ course }) => course))],
    teachers,
    buildings: [],
    rooms: rooms.map(({ title, seats }) => ({ name: title, seats, building: '' })),
    slots,
    groups: taught.map(({ key, course, of }) => ({
      key,
      title: titleOf(of, year),
      course,
      kind: 'class',
      classes: [titleOf(of, year)],
      atoms: [titleOf(of, year)],
    })),
    entries: entries.map((entry) => ({ ...entry, room: titles.get(entry.room ?? '') ?? null })),
    unplaced: [],
    assignments: taught.map(({ teacher, key, hours }) => ({ teacher, group: key, hours })),
    weeklyHours: weeklyHours(),
    notes: [],
    leftovers: [],
  }
  return { plan, rooms }
}
