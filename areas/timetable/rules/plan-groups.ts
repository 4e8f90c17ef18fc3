import type { FetActivity, FetFile } from './fet-file.ts'
import type { PlannedClass, PlannedGroup, Remark } from './import-plan.ts'
import type { StudentSets } from './student-sets.ts'

/** An activity whose students and subject are known, with the group it teaches. */
export interface TaughtActivity extends FetActivity {
  group: string
}
export interface PlannedGroups {
  groups: PlannedGroup[]
  taught: TaughtActivity[]
  leftovers: Remark[]
}

const sameSet = (some: string[], others: string[]) =>
  some.length === others.length && some.every((one) => others.includes(one))

/** Why the activity can't be taught to anyone, or null. */
function objection(activity: FetActivity, sets: StudentSets): string | null {
  if (!activity.active) return 'занятие выключено в файле'
  if (activity.subject === '') return 'у занятия нет предмета'
  if (activity.students.length === 0) return 'у занятия нет учащихся'
  const unknown = activity.students.find((set) => !sets.atomsOf.has(set))
  return unknown === undefined ? null : `в файле нет группы учащихся «${unknown}»`
}

export const activityName = (activity: FetActivity) =>
  `${activity.subject || 'занятие'}, ${activity.students.join(' + ') || 'без учащихся'} (№ ${activity.id})`

/** A title that no other group of the course bears. */
function freeTitle(title: string, taken: Set<string>): string {
  let free = title
  for (let copy = 2; taken.has(free); copy++) free = `${title} (${copy})`
  taken.add(free)
  return free
}

function describe(students: string[], atoms: string[], sets: StudentSets, classes: PlannedClass[]) {
  const of = [...new Set(students.flatMap((set) => sets.classesOf(set)))]
  const titles = classes.filter((one) => of.includes(one.name)).map((one) => one.title)
  const whole =
    of.length > 0 &&
    sameSet(
      of.flatMap((name) => sets.atomsOf.get(name) ?? []),
      atoms,
    )
  const kind = of.length > 1 ? 'cross' : whole ? 'class' : 'subgroup'
  return { classes: of, kind, title: whole ? titles.join(', ') : students.join(', ') } as const
}

/** Teaching groups: one for each course and set of students, whatever names the file gives to the same students. */
export function planGroups(file: FetFile, sets: StudentSets, classes: PlannedClass[]): PlannedGroups {
  const groups = new Map<string, PlannedGroup>()
  const titles = new Map<string, Set<string>>()
  const taught: TaughtActivity[] = []
  const leftovers: Remark[] = []
  for (const activity of file.activities) {
    const reason = objection(activity, sets)
    if (reason !== null) {
      leftovers.push({ kind: 'activity', subject: activityName(activity), reason })
      continue
    }
    const atoms = [...new Set(activity.students.flatMap((set) => sets.atomsOf.get(set) ?? []))].toSorted()
    const key = JSON.stringify([activity.subject, ...atoms])
    if (!groups.has(key)) {
      const taken = titles.get(activity.subject) ?? new Set()
      titles.set(activity.subject, taken)
      const { title, ...described } = describe(activity.students, atoms, sets, classes)
      groups.set(key, { key, course: activity.subject, atoms, ...described, title: freeTitle(title, taken) })
    }
    taught.push({ ...activity, group: key })
  }
  return { groups: [...groups.values()], taught, leftovers }
}
