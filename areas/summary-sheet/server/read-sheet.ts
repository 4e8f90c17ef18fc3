import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readSummarySheet, type SummarySheet } from '../contract/summary-sheet.ts'
import { sheetSummary } from '../rules/sheet-summary.ts'
import { missTotals } from '#areas/diary/rules/diary-totals.ts'
import {
  dayOfPeriod,
  quartersOfSheet,
  sheetsOf,
  sheetTitle,
  sheetToOpen,
  type SheetPeriod,
} from '../rules/sheet-period.ts'
import { findClass, missesIn, missesOf, readPeople, seatsOf, type ClassMiss } from './class-rows.ts'
import { classLists, readClassGroups } from './read-groups.ts'
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
  const byStudent = Map.groupBy(
    courses.flatMap((course) => course.marks),
    ({ studentId }) => studentId,
  )
  return new Map(Array.from(byStudent, ([id, own]) => [id, own.map(({ mark }) => mark)]))
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
 * The sheet of a class for a period, of those who are in the class on its last day (today while it goes on), under who led it then; in four
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
  const { id, title, year } = schoolClass
  if (key === null || !first || !last) {
    const { class_teacher, curator } = await readPeople(db, schoolClass, { start: today, day: today })
    return withoutQuarters({ id, title, year, class_teacher, curator })
  }
  const period = {
    key,
    title: sheetTitle(key),
    start_date: first.start_date,
    end_date: last.end_date,
    is_over: last.end_date < today,
  }
  const day = dayOfPeriod(period, today)
  const { students, memberships, ...leaders } = await readPeople(db, schoolClass, { start: first.start_date, day })
  const seats = { memberships, members: seatsOf(memberships), day }
  const read = await readAtOnce(db, {
    ...classLists(schoolClass, seats),
    missed: missesIn({ students, memberships }, period),
  })
  const groups = await readClassGroups({ db, today }, schoolClass, seats, read, [key])
  const courses = sheetCourses(groups, key, today)
  const misses = Map.groupBy(missesOf(read.missed), ({ student_id }) => student_id)
  const marks = marksOf(courses)
  const summary = sheetSummary(
    courses.map(({ course }) => course),
    students.map(({ id }) => (marks.get(id) ?? []).filter(isKnown)),
  )
  const modes = groups.map(({ group }) => group.mode)
  return {
    class: { id, title, year, ...leaders },
    period,
    periods: sheetsOf(quarters, modes, haveExams(groups), today).map((one) => ({ key: one, title: sheetTitle(one) })),
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
