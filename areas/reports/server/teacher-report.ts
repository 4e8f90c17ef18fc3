import { sql } from 'kysely'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readTeacherReport, type TeacherReport } from '../contract/reports.ts'
import { courseSummary } from '#areas/summary-sheet/rules/sheet-summary.ts'
import {
  dayOfPeriod,
  quartersOfSheet,
  sheetsOf,
  sheetTitle,
  sheetToOpen,
  type SheetPeriod,
} from '#areas/summary-sheet/rules/sheet-period.ts'
import { workLevels } from '#areas/grading/rules/work-levels.ts'
import {
  readSheetGroups,
  sheetMark,
  placeOfGroup,
  type SheetGroup,
  type SheetMark,
  type CallContext,
  otherPeriod,
} from '#areas/summary-sheet/server/index.ts'
import { worksOf, writtenWorks } from './written-works.ts'
import { countedLessons } from '#areas/timetable/server/index.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import {
  membersOf,
  readMemberships,
  sheetResultsIn,
  sheetResultsOf,
  type StudentCourse,
} from '#areas/results/server/index.ts'
import { lastChange } from './last-change.ts'
import { findTeacher, readTaughtGroups, type TeacherRow } from './teacher-rows.ts'

/** Whether a student is in a group on a day. */
const isPresent = ({ memberships }: Pick<StudentCourse, 'memberships'>, day: string) =>
  memberships.some(({ from, to }) => (from === null || from <= day) && (to === null || to >= day))

/** The results of a group in a period, of who is in it on a day. */
function resultsOf(
  { group, students }: SheetGroup,
  sheet: SheetPeriod,
  { day, today }: { day: string; today: string },
) {
  const place = placeOfGroup(group, sheet)
  const present = students.filter((student) => isPresent(student, day))
  const marks = place ? present.flatMap((student): SheetMark | [] => sheetMark(group, place, student, today) ?? []) : []
  const type = place === null || marks.length === 0 ? null : place.type === 'passfail' ? 'passfail' : 'grade'
  return {
    type: type as 'grade' | 'passfail' | null,
    period_title: place && otherPeriod(place, sheet),
    students: new Set(present.map(({ studentId }) => studentId)),
    values: marks.filter(({ state }) => state !== 'missing').map(({ value }) => value),
    pending: marks.filter(({ state }) => state === 'missing').length,
  }
}

interface Line {
  course: SheetGroup
  results: ReturnType<typeof resultsOf>
}
interface OfGroups {
  taught: Awaited<ReturnType<typeof readTaughtGroups>>
  lessons: readonly { group_id: number; planned: number; held: number }[]
  works: ReturnType<typeof worksOf>
}
/** One group of the report. */
function groupOf(
  { course: { group }, results }: Line,
  { taught, lessons, works }: OfGroups,
): TeacherReport['groups'][number] {
  const { title = '', classes = [] } = taught.find((one) => one.id === group.id) ?? {}
  const { planned = 0, held = 0 } = lessons.find(({ group_id }) => group_id === group.id) ?? {}
  return {
    id: group.id,
    title,
    course: group.course,
    classes,
    type: results.type,
    period_title: results.period_title,
    students: results.students.size,
    summary: courseSummary(results.type ?? 'grade', results.values),
    lessons: { planned, held },
    works: works
      .filter(({ group_id }) => group_id === group.id)
      .map(({ group_id: _group, points, ...work }) => ({
        ...work,
        // who has left since is not in the number of students either
        ...workLevels(points.filter(({ student_id }) => results.students.has(student_id))),
      })),
  }
}

interface Asked {
  year: TeacherRow
  taught: OfGroups['taught']
  key: SheetPeriod
  quarters: readonly GridQuarter[]
  span: { start: string; end: string }
  day: string
}
/** The groups of a teacher with the results of a period, their lessons and works; in a statement, and two where marks decide results. */
async function readCourses(
  { db, today, time }: Pick<CallContext, 'db' | 'today'> & { time: string },
  { year, taught, key, quarters, span, day }: Asked,
) {
  const ids = taught.map((group) => group.id)
  const { members, results, lessons, written } = await readAtOnce(db, {
    members: membersOf(ids),
    results: sheetResultsIn(year.year_id, taught),
    lessons: countedLessons(ids, span, { today, time }),
    written: writtenWorks(
      ids,
      quarters.map((quarter) => quarter.id),
    ),
  })
  const membershipsOf = (students: readonly number[]) => readMemberships(db, ids, students)
  const rows = { year, groups: taught, members, stored: sheetResultsOf(results), membershipsOf }
  const courses = await readSheetGroups(db, rows, [key], today, (student) => isPresent(student, day))
  return { courses, lessons, works: worksOf(written) }
}

const withoutQuarters = (): Omit<TeacherReport, 'teacher'> => ({
  period: null,
  periods: [],
  groups: [],
  pending: 0,
  total: courseSummary('grade', []),
  changed_at: null,
})

/**
 * The report of a teacher for a period, in six statements whatever the number of groups; null for a teacher outside
 * the caller's scope.
 */
export async function reportOfTeacher(
  { db, caller, today, time }: CallContext & { time: string },
  id: number,
  wanted: { year?: number | undefined; period?: SheetPeriod | undefined },
): Promise<TeacherReport | null> {
  const year = wanted.year === undefined ? currentYearId(today) : sql`${wanted.year}::integer`
  const found = await findTeacher(db, caller, id, year, today)
  if (!found) return null
  const { quarters } = found
  const teacher = { id, full_name: found.full_name, year: found.year }
  const key = wanted.period ?? sheetToOpen(quarters, today)
  const own = key === null ? [] : quartersOfSheet(key, quarters)
  const [first, last] = [own[0], own.at(-1)]
  if (key === null || !first || !last) return { ...withoutQuarters(), teacher }
  const [start, end] = [first.start_date, last.end_date]
  const is_over = end < today
  const day = dayOfPeriod({ start_date: start, end_date: end }, today)
  const taught = await readTaughtGroups(db, caller, found, { start, day, today })
  const asked = { year: found, taught, key, quarters: own, span: { start, end }, day }
  const { courses, lessons, works } = await readCourses({ db, today, time }, asked)
  const lines = courses.map((course) => ({ course, results: resultsOf(course, key, { day, today }) }))
  const figures = {
    students: [...new Set(lines.flatMap(({ results }) => [...results.students]))],
    groups: taught.map((group) => group.id),
    period: { key, start_date: start, end_date: end },
  }
  const [latest] = await remembered(db, lastChange(figures))
  const hasExams = courses.some(({ students }) =>
    students.some(({ stored }) => stored.some((row) => row.type === 'exam')),
  )
  const period = { key, title: sheetTitle(key), start_date: start, end_date: end, is_over }
  return {
    teacher,
    period,
    periods: sheetsOf(
      quarters,
      courses.map(({ group }) => group.mode),
      hasExams,
      today,
    ).map((one) => ({ key: one, title: sheetTitle(one) })),
    groups: lines.map((line) => groupOf(line, { taught, lessons, works })),
    pending: lines.reduce((sum, { results }) => sum + results.pending, 0),
    total: courseSummary(
      'grade',
      lines.flatMap(({ results }) => (results.type === 'grade' ? results.values : [])),
    ),
    changed_at: latest?.changed_at ?? null,
  }
}

export const readTeacherReportHandler = handle(readTeacherReport, async ({ params, query, context, ...call }) => {
  const report = await reportOfTeacher({ ...call, time: context.clock.timeOfDay() }, params.id, query)
  if (!report) throw notFound()
  return report
})
