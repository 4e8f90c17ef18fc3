import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import { yearShapeOf, type YearShape } from '#areas/calendar/rules/year-shape.ts'
import { college } from './college/college.ts'
import type { Cathedra } from './course-facts.ts'
import { cathedras, gradingMode } from './curriculum.ts'
import { demonstrationPlan, type DemonstrationPlan } from './plan.ts'
import { posts, type Post } from './posts.ts'
import { buildings, otherRooms, type RoomFacts } from './rooms.ts'
import { school, mailDomain } from './school.ts'
import { cast, type Cast } from './sign-ins.ts'
import { helpers, structureOf, type UnitPlan } from './units.ts'

/** What a demonstration is made of: a school's, or a college's. */
export interface Institution {
  kind: SchoolKind
  /** A row of school.school. */
  school: {
    name: string
    short_name: string
    name_kk: string
    bin: string
    school_type: string
    kind: SchoolKind
    city: string
    address: string
    phone: string
    email: string
    site: string
  }
  mailDomain: string
  cast: Cast
  /** Its study year, with quarters or with half-years. */
  shape: YearShape
  /** So many years of school lie before its first parallel. */
  yearsBefore: number
  /** Departments by fields; several fields may share one. */
  cathedras: Partial<Record<Cathedra, string>>
  posts: readonly Post[]
  helpers: readonly Post[]
  structure: readonly UnitPlan[]
  buildings: readonly { title: string; address: string; floors: number }[]
  otherRooms: readonly RoomFacts[]
  gradingMode: (parallel: number, course: string) => GradingMode
  /** @param kept names of the only classes to keep */
  plan: (kept?: readonly string[]) => Promise<DemonstrationPlan>
  /** Whether a part that an area brings, by its name, belongs to this demonstration. */
  has: (part: string) => boolean
}

const ofSchool = (shape: YearShape): Institution => ({
  kind: 'school',
  school,
  mailDomain,
  cast,
  shape,
  yearsBefore: 0,
  cathedras,
  posts,
  helpers,
  structure: structureOf(cathedras),
  buildings,
  otherRooms,
  gradingMode,
  plan: demonstrationPlan,
  has: () => true,
})

/** The demonstration of a kind, in the study year of a day. */
export const institutionOf = (kind: SchoolKind, today: CalendarDate): Institution => {
  const shape = yearShapeOf(today)
  return kind === 'college' ? college(shape) : ofSchool(shape)
}
