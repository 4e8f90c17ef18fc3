import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'
import { periodOfSheet, placeInSheet, sheetTitle, type SheetPeriod } from '../rules/sheet-period.ts'
import type { ResultPlace } from '#areas/results/server/index.ts'
import type { SheetGroup } from './read-groups.ts'
import { sheetMark, placeOfGroup, type SheetMark } from './sheet-mark.ts'

/** A column of a sheet and the results in it. */
export interface SheetCourse {
  course: Omit<SummarySheet['courses'][number], 'summary'>
  marks: { studentId: number; mark: SheetMark }[]
}
interface Placed {
  read: SheetGroup
  place: ResultPlace
}

/** «I полугодие» where a subject of half-years stands in the sheet of a quarter. */
export function otherPeriod({ period }: ResultPlace, sheet: SheetPeriod): string | null {
  const isOther = period !== null && period.kind !== periodOfSheet(sheet)?.kind
  return isOther ? sheetTitle(period.number === 1 ? 'half-a-year-1' : 'half-a-year-2') : null
}

function columnOf(groups: readonly Placed[], sheet: SheetPeriod): SheetCourse['course'][] {
  const [first] = groups
  if (!first) return []
  const { group } = first.read
  return [
    {
      id: group.course_id,
      title: group.course,
      short_title: group.short_title,
      type: first.place.type === 'passfail' ? 'passfail' : 'grade',
      result_type: first.place.type,
      period_title: otherPeriod(first.place, sheet),
      teachers: [...new Set(groups.flatMap(({ read }) => read.group.teachers))],
    },
  ]
}

/** Whether an exam is planned or set in one of the groups. */
export const haveExams = (read: readonly SheetGroup[]): boolean =>
  read.some(
    ({ group, students }) =>
      (group.has_exam && placeInSheet(group.mode, 'exam') !== null) ||
      students.some(({ stored }) => stored.some(({ type }) => type === 'exam')),
  )

/** Subjects of a sheet by title with their results; a subject without any is left out, such as one that has no exam. */
export function sheetCourses(read: readonly SheetGroup[], sheet: SheetPeriod, today: CalendarDate): SheetCourse[] {
  const placed = read.flatMap((one): Placed[] => {
    const place = placeOfGroup(one.group, sheet)
    return place ? [{ read: one, place }] : []
  })
  return [...Map.groupBy(placed, ({ read: { group } }) => group.course_id).values()].flatMap((groups) => {
    const marks = groups.flatMap(({ read: { group, students }, place }) =>
      students.flatMap((student) => {
        const mark = sheetMark(group, place, student, today)
        return mark ? [{ studentId: student.studentId, mark }] : []
      }),
    )
    return marks.length === 0 ? [] : columnOf(groups, sheet).map((course) => ({ course, marks }))
  })
}
