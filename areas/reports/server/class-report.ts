import { sql } from 'kysely'
import { staysInClass } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { listed } from '#platform/server/read-at-once.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SummarySheet } from '#areas/summary-sheet/contract/summary-sheet.ts'
import { readClassReport, type ClassReport } from '../contract/reports.ts'
import { classMovement, type Stay } from '../rules/class-movement.ts'
import { reportedCourses } from '../rules/reported-courses.ts'
import { dayOfPeriod, type SheetPeriod } from '#areas/summary-sheet/rules/sheet-period.ts'
import { studentGroups } from '#areas/summary-sheet/rules/student-groups.ts'
import { sheetOfClass, type CallContext } from '#areas/summary-sheet/server/index.ts'
import { lastChange } from './last-change.ts'

/** Students by group, each with the subjects that are the reason. */
function studentsByGroup({ students, courses }: SummarySheet): ClassReport['groups'] {
  return studentGroups.map((group) => ({
    group,
    students: students
      .filter(({ groups }) => groups.includes(group))
      .map(({ id, full_name, marks }) => {
        const reasons = reportedCourses(group, courses, marks)
        const named = courses.filter((course) => reasons.includes(course.id))
        return {
          id,
          full_name,
          courses: named.map((course) => ({ id: course.id, title: course.title, teachers: course.teachers })),
        }
      }),
  }))
}

/** Who was in the class in the period, and when something in the report was changed last: remembered together. */
async function readBeside(db: Database, { class: { id }, period, students }: SummarySheet, end: CalendarDate) {
  if (!period) return { stays: [], changed_at: null }
  const stays = listed(staysInClass(id, period.start_date, end))
  const latest = lastChange({ students: students.map((student) => student.id), groups: null, period })
  const [read] = await remembered(
    db,
    sql<{ stays: Stay[]; changed_at: string | null }>`
    select ${stays} as stays, (${latest}) as changed_at`,
  )
  return read!
}

/** The report of a class for a period; null for a class outside the caller's scope. */
export async function reportOfClass(
  call: CallContext,
  classId: number,
  wanted: SheetPeriod | undefined,
): Promise<ClassReport | null> {
  const sheet = await sheetOfClass(call, classId, wanted)
  if (!sheet) return null
  const { period, periods, pending, summary, misses, courses, students } = sheet
  const end = period ? dayOfPeriod(period, call.today) : call.today
  const { stays, changed_at } = await readBeside(call.db, sheet, end)
  return {
    class: sheet.class,
    period,
    periods,
    pending,
    summary,
    misses,
    courses,
    movement: classMovement(stays, period?.start_date ?? call.today, end),
    groups: studentsByGroup(sheet),
    students: students.map(({ id, full_name, average, misses: own }) => ({ id, full_name, average, misses: own })),
    changed_at,
  }
}

export const readClassReportHandler = handle(
  readClassReport,
  async ({ params, query, ...call }) => {
    const report = await reportOfClass(call, params.id, query.period)
    if (!report) throw notFound()
    return report
  },
  { conditional: true },
)
