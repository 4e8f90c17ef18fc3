import type { PlannedAssignment, PlannedClass, PlannedGroup, Remark, WeeklyHours } from './import-plan.ts'
import type { TaughtActivity } from './plan-groups.ts'
import type { StudentSets } from './student-sets.ts'

const maxSubgroups = 4

/** Hours a week of each teacher with each group, placed in the timetable or not. */
export function planAssignments(taught: TaughtActivity[]): PlannedAssignment[] {
  const found = new Map<string, PlannedAssignment>()
  for (const activity of taught)
    for (const teacher of new Set(activity.teachers)) {
      const key = JSON.stringify([teacher, activity.group])
      const known = found.get(key) ?? { teacher, group: activity.group, hours: 0 }
      found.set(key, { ...known, hours: known.hours + activity.duration })
    }
  return [...found.values()]
}

interface ClassLoad {
  hours: number
  subgroups: number
}
/** What the class is taught of each course: the hours of its busiest student, the groups it is divided into. */
function loadOf(atoms: string[], groups: PlannedGroup[], hoursOf: Map<string, number>): Map<string, ClassLoad> {
  const own = groups.filter((group) => group.atoms.some((atom) => atoms.includes(atom)))
  return new Map(
    [...new Set(own.map((group) => group.course))].map((course) => {
      const taught = own.filter((group) => group.course === course)
      const ofAtom = (atom: string) =>
        taught.reduce((sum, group) => sum + (group.atoms.includes(atom) ? (hoursOf.get(group.key) ?? 0) : 0), 0)
      const subgroups = Math.min(taught.filter((group) => group.kind !== 'class').length || 1, maxSubgroups)
      return [course, { hours: Math.max(...atoms.map(ofAtom)), subgroups }]
    }),
  )
}

/** Hours of each parallel and course; where the classes of a parallel differ the most counts, and a note says so. */
export function countWeeklyHours(
  taught: TaughtActivity[],
  groups: PlannedGroup[],
  classes: PlannedClass[],
  sets: StudentSets,
): { weeklyHours: WeeklyHours[]; notes: Remark[] } {
  const hoursOf = new Map<string, number>()
  for (const activity of taught) hoursOf.set(activity.group, (hoursOf.get(activity.group) ?? 0) + activity.duration)
  const loads = classes.map((one) => ({ one, load: loadOf(sets.atomsOf.get(one.name) ?? [], groups, hoursOf) }))
  const weeklyHours: WeeklyHours[] = []
  const notes: Remark[] = []
  for (const parallel of [...new Set(classes.map((one) => one.parallel))].toSorted((a, b) => a - b)) {
    const here = loads.filter(({ one }) => one.parallel === parallel)
    for (const course of new Set(here.flatMap(({ load }) => [...load.keys()]))) {
      const each = here.flatMap(({ one, load }) => ({
        title: one.title,
        ...(load.get(course) ?? { hours: 0, subgroups: 1 }),
      }))
      const hours = Math.max(...each.map((one) => one.hours))
      weeklyHours.push({ parallel, course, hours, subgroups: Math.max(...each.map((one) => one.subgroups)) })
      if (each.some((one) => one.hours !== hours)) {
        const shares = each.map((one) => `${one.title} — ${one.hours}`).join(', ')
        notes.push({
          kind: 'class',
          subject: `${course}, ${parallel} параллель`,
          reason: `часы классов различаются: ${shares}`,
        })
      }
    }
  }
  return { weeklyHours, notes }
}

/** A student is in one group of a course at a time: names the courses that the file teaches to some students in several. */
export function noteSharedCourses(groups: PlannedGroup[]): Remark[] {
  const courses = new Map<string, PlannedGroup[]>()
  for (const group of groups) courses.set(group.course, [...(courses.get(group.course) ?? []), group])
  return [...courses].flatMap(([course, own]) => {
    const shared = own.filter((group) =>
      own.some((other) => other !== group && other.atoms.some((atom) => group.atoms.includes(atom))),
    )
    if (shared.length === 0) return []
    const titles = shared.map((group) => group.title).join('; ')
    return [
      { kind: 'class', subject: course, reason: `одни и те же учащиеся в нескольких группах: ${titles}` } as const,
    ]
  })
}
