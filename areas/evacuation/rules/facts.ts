/** What is known of a school at the minute of an alarm; times are `HH:MM` of its day, persons and classes ids. */
export interface LessonFact {
  id: number
  kind: 'class' | 'subgroup' | 'cross' | 'individual'
  title: string
  room: string | null
  buildingId: number | null
  floor: number | null
  startsAt: string
  endsAt: string
  /** Who really gives it: substitutes in place of whom they replace. */
  teachers: readonly number[]
  teacherNames: string
  /** In whose place somebody else gives it. */
  replaced: readonly number[]
  students: readonly number[]
}
export interface ClassFact {
  id: number
  title: string
  parallel: number
  room: string | null
  buildingId: number | null
  floor: number | null
  /** Class teacher and curator. */
  leaders: readonly number[]
}
export interface StudentFact {
  id: number
  name: string
  classId: number
  /** Why the journal or the family says that the student is not at school today; null where neither does. */
  absence: string | null
}
export interface StaffFact {
  id: number
  name: string
  unitId: number | null
  cathedraId: number | null
}
/** A unit of the school or a cathedra. */
export interface StaffGroupFact {
  id: number
  title: string
  /** The unit above; null of a cathedra. */
  parentId: number | null
  headId: number | null
}
/** People gathered by something else than a lesson: a club, an outing. */
export interface ClubFact {
  key: string
  title: string
  place: string
  buildingId: number | null
  floor: number | null
  collectors: readonly number[]
  students: readonly number[]
}
export interface Facts {
  now: string
  lessons: readonly LessonFact[]
  classes: readonly ClassFact[]
  students: readonly StudentFact[]
  clubs: readonly ClubFact[]
  staff: readonly StaffFact[]
  units: readonly StaffGroupFact[]
  cathedras: readonly StaffGroupFact[]
  guests: readonly { name: string; host: string }[]
  /** They collect what nobody else does. */
  duty: readonly number[]
  /** Both empty: the whole school. */
  buildingIds: readonly number[]
  parallels: readonly number[]
}
