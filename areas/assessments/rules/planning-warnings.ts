import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'

/** A planned work in the plan of classes; a group across classes gives one for each of its classes. */
export interface DatedWork {
  id: number
  kind: 'sor' | 'soch'
  date: CalendarDate
  class_id: number
  class_title: string
  course_id: number
  course_title: string
  group_id: number
}

export type PlanningWarningCode = 'too_many_soch' | 'soch_on_last_day' | 'sor_with_soch'

/** A breach of the planning rules: shown, not forbidden. */
export interface PlanningWarning {
  code: PlanningWarningCode
  date: CalendarDate
  class_id: number
  work_ids: number[]
  text: string
}

/** Most СОЧ of one class on one day. */
export const maxSochADay = 3

function grouped(works: readonly DatedWork[], keyOf: (work: DatedWork) => string): [DatedWork, ...DatedWork[]][] {
  return [...Map.groupBy(works, keyOf).values()].flatMap(([first, ...rest]) => (first ? [[first, ...rest]] : []))
}

const warning = (
  code: PlanningWarningCode,
  works: readonly [DatedWork, ...DatedWork[]],
  text: string,
): PlanningWarning => ({
  code,
  date: works[0].date,
  class_id: works[0].class_id,
  work_ids: works.map(({ id }) => id),
  text: `${works[0].class_title}, ${displayDate(works[0].date)}: ${text}`,
})

// Subgroups of one subject write in the same hour: for the class they are one СОЧ.
const coursesOf = (works: readonly DatedWork[]) => [...new Set(works.map(({ course_title }) => course_title))]

function tooManySoch(works: readonly DatedWork[]): PlanningWarning[] {
  const soch = works.filter(({ kind }) => kind === 'soch')
  return grouped(soch, ({ class_id, date }) => `${class_id} ${date}`).flatMap((day) => {
    const courses = coursesOf(day)
    if (courses.length <= maxSochADay) return []
    const text = t`${courses.length} СОЧ за день (${courses.join(', ')}), допускается не больше ${maxSochADay}`
    return [warning('too_many_soch', day, text)]
  })
}

function sochOnLastDay(works: readonly DatedWork[], lastDays: readonly CalendarDate[]): PlanningWarning[] {
  const onLast = works.filter(({ kind, date }) => kind === 'soch' && lastDays.includes(date))
  return grouped(onLast, ({ class_id, date }) => `${class_id} ${date}`).map((day) =>
    warning('soch_on_last_day', day, t`СОЧ в последний день четверти (${coursesOf(day).join(', ')})`),
  )
}

function sorWithSoch(works: readonly DatedWork[]): PlanningWarning[] {
  const keyOf = ({ class_id, date, course_id, group_id }: DatedWork) => `${class_id} ${date} ${course_id} ${group_id}`
  return grouped(works, keyOf).flatMap((day) => {
    const isBoth = day.some(({ kind }) => kind === 'sor') && day.some(({ kind }) => kind === 'soch')
    return isBoth ? [warning('sor_with_soch', day, t`СОР и СОЧ по предмету «${day[0].course_title}» в один день`)] : []
  })
}

/**
 * Breaches of the rules for planning СОР and СОЧ (ministry of enlightenment, March 2026): at most three СОЧ a day for a
 * class, none on the last day of a quarter, not both of one subject on one day. `lastDays` are the last study days of the
 * quarters. In order of date.
 */
export const planningWarnings = (works: readonly DatedWork[], lastDays: readonly CalendarDate[]): PlanningWarning[] =>
  [...tooManySoch(works), ...sochOnLastDay(works, lastDays), ...sorWithSoch(works)].toSorted((a, b) =>
    a.date === b.date ? a.class_id - b.class_id : a.date < b.date ? -1 : 1,
  )
