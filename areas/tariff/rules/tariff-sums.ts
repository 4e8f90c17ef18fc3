import type { Bonus } from './bonuses.ts'

/** A course of a teacher: hours of each group; `levels`: hours of classes 0–4, 5–9 and 10–12. */
export interface ListedCourse {
  title: string
  groups: { title: string; hours: number }[]
  levels: [number, number, number]
}
/** What of a teacher in the list is counted and compared. */
export interface ListedTeacher {
  id: number
  full_name: string
  category: string | null
  rate: number | null
  courses: readonly Pick<ListedCourse, 'title' | 'groups'>[]
  hours: number
  leads: readonly string[]
  bonuses: { leading: Bonus; notebooks: Bonus } | null
}

const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 100) / 100

/** What stands under the list. */
export const tariffSums = (rows: readonly Pick<ListedTeacher, 'hours' | 'rate' | 'bonuses'>[]) => ({
  teachers: rows.length,
  hours: sum(rows.map(({ hours }) => hours)),
  rate: sum(rows.map(({ rate }) => rate ?? 0)),
  bonuses: rows.every(({ bonuses }) => bonuses === null)
    ? null
    : sum(rows.flatMap(({ bonuses }) => (bonuses ? [bonuses.leading.amount + bonuses.notebooks.amount] : []))),
})

/** A group as the database tells it. */
export interface TaughtGroup {
  course_id: number
  course: string
  title: string
  hours: number
  /** The lowest parallel of its classes; null where it has none. */
  parallel: number | null
}
const levelOf = (parallel: number | null) => (parallel === null || parallel >= 10 ? 2 : parallel >= 5 ? 1 : 0)

/** Groups of a teacher course by course, in the order in which they came, with hours by the level of school. */
export const coursesOf = (groups: readonly TaughtGroup[]): ListedCourse[] =>
  [...Map.groupBy(groups, ({ course_id }) => course_id).values()].map((of) => ({
    title: of[0]?.course ?? '',
    groups: of.map(({ title, hours }) => ({ title, hours })),
    levels: [0, 1, 2].map((level) =>
      sum(of.flatMap((group) => (levelOf(group.parallel) === level ? [group.hours] : []))),
    ) as [number, number, number],
  }))
