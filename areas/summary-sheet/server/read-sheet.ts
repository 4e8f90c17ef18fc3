import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readSummarySheet, type SummarySheet } from '../contract/summary-sheet.ts'
import { sheetSummary } from '../rules/sheet-summary.ts'
import { missTotals } from '#areas/diary/rules/diary-totals.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import {
  dayOfPeriod,
  quartersOfSheet,
  sheetsOf,
  sheetTitle,
  sheetToOpen,
  type SheetPeriod,
} from '../rules/sheet-period.ts'
import { pairKey } from '#areas/grading/rules/pair-key.ts'
import { readCourses } from '#areas/results/server/index.ts'
import {
  findClass,
  readGroups,
  readLeaders,
  readMisses,
  readSeats,
  readStudents,
  type ClassMiss,
} from './class-rows.ts'
import { haveExams, sheetCourses, type SheetCourse } from './sheet-courses.ts'
import type { SheetMark } from './sheet-mark.ts'

export interface CallContext {
  db: Database
  caller: Caller
  today: CalendarDate
}

function missSummary(misses: readonly ClassMiss[]): SummarySheet['misses'] {
  const { total, by_category, late } = missTotals(misses)
  return { total, ...by_category, late }
}

const isKnown = ({ state }: SheetMark): boolean => state !== 'missing'

/** Marks of students by student and course, from each one's own group. */
export function marksOf(courses: readonly SheetCourse[]): Map<number, SheetMark[]> {
  const marks = courses.flatMap((course) => course.marks)
  return new Map(
    [...Map.groupBy(marks, ({ student_id }) => student_id)].map(([id, own]) => [
      id,
      own.map(({ student_id: _student, ...mark }) => mark),
    ]),
  )
}

function withoutQuarters(named: SummarySheet['class']): SummarySheet {
  const { whole } = sheetSummary([], [])
  return {
    class: named,
    period: null,
    periods: [],
    courses: [],
    students: [],
    pending: 0,
    summary: whole,
    misses: missSummary([]),
  }
}

/**
 * The sheet of a class for a period, of those who are in the class on its last day (today while it goes on), under who led it then; in nine
 * statements whatever the size. Null for a class outside the caller's scope.
 */
export async function sheetOfClass(
  { db, caller, today }: CallContext,
  classId: number,
  requested: SheetPeriod | undefined,
): Promise<SummarySheet | null> {
  const schoolClass = await findClass(db, caller, classId, today)
  if (!schoolClass) return null
  const { quarters } = schoolClass
  const key = requested ?? sheetToOpen(quarters, today)
  const own = key === null ? [] : quartersOfSheet(key, quarters)
  const [first, last] = [own[0], own.at(-1)]
  const { id, title, year, year_id } = schoolClass
  const namedOn = async (on: CalendarDate) => ({ id, title, year, ...(await readLeaders(db, id, on)) })
  if (key === null || !first || !last) return withoutQuarters(await namedOn(today))
  const period = {
    key,
    title: sheetTitle(key),
    start_date: first.start_date,
    end_date: last.end_date,
    is_over: last.end_date < today,
  }
  const day = dayOfPeriod(period, today)
  const [named, students, seats] = await Promise.all([
    namedOn(day),
    readStudents(db, classId, day),
    readSeats(db, schoolClass, first.start_date, day),
  ])
  const groups = await readGroups(db, [...new Set(seats.map(({ group_id }) => group_id))], day)
  const ids = students.map(({ id }) => id)
  const read = await readCourses(db, groups, ids, today)
  const seated = new Set(seats.map(({ group_id, student_id }) => pairKey(group_id, student_id)))
  const courses = sheetCourses(read, seated, key, today)
  const misses = Map.groupBy(await readMisses(db, { year_id, students: ids }, period), ({ student_id }) => student_id)
  const marks = marksOf(courses)
  const summary = sheetSummary(
    courses.map(({ course }) => course),
    students.map(({ id }) => (marks.get(id) ?? []).filter(isKnown)),
  )
  const hasExams = haveExams(read)
  const modes = groups.filter(({ mode }) => modeRules[mode].result !== null).map(({ mode }) => mode)
  return {
    class: named,
    period,
    periods: sheetsOf(quarters, modes, hasExams, today).map((one) => ({ key: one, title: sheetTitle(one) })),
    courses: courses.flatMap(({ course }, index) => {
      const ofCourse = summary.courses[index]
      return ofCourse ? [{ ...course, summary: ofCourse }] : []
    }),
    students: students.map((student, index) => ({
      ...student,
      marks: marks.get(student.id) ?? [],
      average: summary.students[index]?.average ?? null,
      groups: summary.students[index]?.groups ?? [],
      misses: missSummary(misses.get(student.id) ?? []),
    })),
    pending: [...marks.values()].flat().filter((mark) => !isKnown(mark)).length,
    summary: summary.whole,
    misses: missSummary([...misses.values()].flat()),
  }
}

export const readSummarySheetHandler = handle(
  readSummarySheet,
  async ({ params, query, ...call }) => {
    const sheet = await sheetOfClass(call, params.id, query.period)
    if (!sheet) throw notFound()
    return sheet
  },
  { conditional: true },
)
