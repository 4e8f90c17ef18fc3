import path from 'node:path'
import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import { planImport } from '#areas/timetable/rules/plan-import.ts'
import { readFetFile } from '#areas/timetable/server/index.ts'
import { alternateWeeks } from './alternate-weeks.ts'
import { courseInSchool } from './curriculum.ts'
import { roomInSchool, type RoomFacts } from './rooms.ts'
import { school } from './school.ts'
import { cast } from './sign-ins.ts'

const file = path.join(import.meta.dirname, 'school-48.fet.gz')
let lastRead: WeakRef<Promise<ImportPlan>> | undefined

/** Reading takes a second, and parts of a building ask for it one after the other; then nobody does, and it is let go. */
function readPlan(): Promise<ImportPlan> {
  const kept = lastRead?.deref()
  if (kept) return kept
  const reading = readFetFile(file).then(planImport)
  lastRead = new WeakRef(reading)
  return reading
}

/** Only these classes with what they are taught; teachers and rooms stay. */
function keepClasses(plan: ImportPlan, kept: readonly string[]): ImportPlan {
  const classes = plan.classes.filter(({ name }) => kept.includes(name))
  const groups = plan.groups.filter((group) => group.classes.every((name) => kept.includes(name)))
  const keys = new Set(groups.map(({ key }) => key))
  const parallels = plan.parallels.filter((parallel) => classes.some((one) => one.parallel === parallel))
  return {
    ...plan,
    classes,
    groups,
    parallels,
    atoms: plan.atoms.filter((atom) => atom.classes.some((name) => kept.includes(name))),
    entries: plan.entries.filter(({ group }) => keys.has(group)),
    unplaced: plan.unplaced.filter(({ group }) => keys.has(group)),
    assignments: plan.assignments.filter(({ group }) => keys.has(group)),
    weeklyHours: plan.weeklyHours.filter(({ parallel }) => parallels.includes(parallel)),
  }
}

/** Classes of which two lessons change places from week to week. */
const alternatingClasses = [cast.studentClass, cast.siblingClass, '7А', '8Б', '10А', '11А']

/** Groups of whole classes, by class. */
const wholeClasses = ({ groups }: ImportPlan): Map<string, Set<string>> =>
  new Map(
    [...Map.groupBy(groups, ({ classes: [first = ''] }) => first)].map(([name, own]) => [
      name,
      new Set(own.flatMap(({ kind, key }) => (kind === 'class' ? [key] : []))),
    ]),
  )

export interface DemonstrationPlan {
  plan: ImportPlan
  /** The school's rooms in which lessons are. */
  rooms: RoomFacts[]
}
/**
 * The timetable file with the school's own names of subjects and rooms; its teachers keep their codes, by which persons
 * are found for them. Buildings are left to the school.
 * @param kept names of the classes to keep, all by default
 */
export async function demonstrationPlan(kept?: readonly string[]): Promise<DemonstrationPlan> {
  const read = await readPlan()
  const timetable = { entries: read.entries, groupsOf: wholeClasses(read), untouchedTeacher: cast.teacher }
  // before any class is left out: where there is room depends on all of them
  const whole = { ...read, entries: alternateWeeks(timetable, alternatingClasses) }
  const plan = kept ? keepClasses(whole, kept) : whole
  const parallelOf = new Map(plan.classes.map((one) => [one.name, one.parallel]))
  const groups = plan.groups.map((group) => ({
    ...group,
    course: courseInSchool(group.course, parallelOf.get(group.classes[0] ?? '') ?? 0),
  }))
  const rooms = plan.rooms.map(({ name, seats }) => roomInSchool(name, seats))
  const roomTitles = new Map(plan.rooms.map(({ name }, order) => [name, rooms[order]?.title ?? name]))
  const inSchool = (name: string | null) => (name === null ? null : (roomTitles.get(name) ?? name))
  return {
    rooms,
    plan: {
      ...plan,
      institution: school.name,
      groups,
      courses: [...new Set(groups.map(({ course }) => course))],
      buildings: [],
      rooms: plan.rooms.map(({ name, seats }) => ({ name: inSchool(name) ?? name, seats, building: '' })),
      entries: plan.entries.map((entry) => ({ ...entry, room: inSchool(entry.room) })),
      weeklyHours: plan.weeklyHours.map((line) => ({ ...line, course: courseInSchool(line.course, line.parallel) })),
    },
  }
}
