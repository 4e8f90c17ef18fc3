import type { WeekKind } from '#areas/calendar/rules/study-weeks.ts'
import type { ClassLevel } from './class-level.ts'

export type Shift = 1 | 2
/** Something the import could not take over, or took over in its own way; `reason` is a Russian sentence part. */
export interface Remark {
  kind: 'file' | 'class' | 'day' | 'hour' | 'teacher' | 'room' | 'activity' | 'lesson' | 'constraint'
  subject: string
  reason: string
}
/** `name` is the name in the file, by which everything else in the plan refers to the class. */
export interface PlannedClass {
  name: string
  parallel: number
  letter: string
  title: string
  /** Where the class has one. */
  profile?: string
  shift: Shift
  size: number
}
/** The smallest sets of students: each student of a class belongs to exactly one of its atoms. */
export interface PlannedAtom {
  name: string
  classes: string[]
  size: number
}
/** Who is taught a course together; `key` is unique in the plan, `title` within its course. */
export interface PlannedGroup {
  key: string
  title: string
  course: string
  kind: 'class' | 'subgroup' | 'cross'
  classes: string[]
  atoms: string[]
}
/** A lesson bell; `hour` is the 0-based hour of the file's day. */
export interface PlannedSlot {
  hour: number
  shift: Shift
  number: number
  startsAt: string
  endsAt: string
}
/** One lesson of the week; weekday 0 is Monday. */
export interface PlannedEntry {
  activity: number
  group: string
  weekday: number
  shift: Shift
  slot: number
  /** Every week, unless told. */
  week?: WeekKind
  teachers: string[]
  room: string | null
}
export interface PlannedAssignment {
  teacher: string
  group: string
  hours: number
}
/** Lessons that no slot was found for; they wait in the workload. */
export interface UnplacedHours {
  activity: number
  group: string
  teachers: string[]
  hours: number
}
/** What one student of the parallel is taught a week; `subgroups` is the most groups a class is divided into. */
export interface WeeklyHours {
  parallel: number
  course: string
  hours: number
  /** Where it is not what the weeks of study make of the hours a week. */
  hoursAYear?: number
  /** Where not all classes of the parallel are taught so. */
  profile?: string
  subgroups: number
}
export interface ImportPlan {
  institution: string
  level: ClassLevel
  levelReason: string
  parallels: number[]
  classes: PlannedClass[]
  atoms: PlannedAtom[]
  courses: string[]
  teachers: string[]
  buildings: string[]
  rooms: { name: string; building: string; seats: number | null }[]
  slots: PlannedSlot[]
  groups: PlannedGroup[]
  entries: PlannedEntry[]
  unplaced: UnplacedHours[]
  assignments: PlannedAssignment[]
  weeklyHours: WeeklyHours[]
  /** taken over with an assumption that a person should look at */
  notes: Remark[]
  /** not taken over */
  leftovers: Remark[]
}
