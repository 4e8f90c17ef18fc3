import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Author } from '#platform/server/steps/index.ts'
import { gradingOfGroup, groupRules, toResultResponse, type GroupRules } from '#areas/grading/server/index.ts'
import { publishJournal } from '#areas/journal/server/index.ts'
import { readCourses, type GroupCourse } from '../read-courses.ts'
import { readResultsById, updateFollowed } from '../write-results.ts'
import { followedResults, type CourseView, type Due } from './followed-results.ts'

/** Of whom something has changed that stored results follow from, in a course of a year. */
export interface Changed extends Due {
  course_id: number
  year_id: number
  studentIds: readonly number[]
}
/** Who has changed it, and who is told what follows. */
export interface Following {
  db: Database
  marker: Author
  publish: Publish
  today: CalendarDate
  requestId: string
}

/**
 * Holds the stored results that may follow till the end of the transaction, so that two who change marks of a student come one
 * after the other. @returns students who have any: nobody, as long as nothing is set for the period
 */
async function lockResults(db: Database, { course_id, year_id, studentIds, quarterIds, isYearDue }: Changed) {
  const { rows } = await sql<{ student_id: number; is_due: boolean }>`
    select r.student_id, (${isYearDue}::boolean or r.quarter_id is not null or r.half is not null) as is_due
    from results.period_result r
    where r.year_id = ${year_id} and r.course_id = ${course_id} and r.student_id = any(${[...studentIds]}::integer[])
      and (r.quarter_id = any(${[...quarterIds]}::integer[]) or r.half in (
        select (q.number + 1) / 2 from calendar.calendar_entry q where q.id = any(${[...quarterIds]}::integer[]))
        or (r.quarter_id is null and r.half is null))
    order by r.id for no key update of r`.execute(db)
  return [...new Set(rows.flatMap(({ student_id, is_due }) => (is_due ? [student_id] : [])))]
}

/** All groups of the course in which the students are or were that year: the plan of each decides the periods that ended in it. */
async function readGroups(db: Database, { course_id, year_id }: Changed, students: readonly number[]) {
  const { rows } = await sql<GroupRules>`
    select ${groupRules} from classes.study_group g ${gradingOfGroup}
    where g.course_id = ${course_id} and g.year_id = ${year_id} and g.id in (
      select m.group_id from classes.group_member m where m.student_id = any(${[...students]}::integer[]))
    order by (select max(lower(m.during)) from classes.group_member m
      where m.group_id = g.id and m.student_id = any(${[...students]}::integer[])) nulls first, g.id`.execute(db)
  return rows
}

const viewsOf = (courses: readonly GroupCourse<GroupRules>[]): CourseView[][] => {
  const views = courses.flatMap(({ group, students }) => students.map((student) => ({ group, student })))
  return [...Map.groupBy(views, ({ student }) => student.studentId).values()]
}

/**
 * Brings stored results up to their marks: what nobody has set is set anew, what a person has set keeps its value beside what the
 * marks say now. Asks one question of an index where nothing is stored yet, which is the rule while marks are given. Whoever
 * calls it has written what has changed, in the same transaction.
 * @returns how many results have changed
 */
export async function followResults(following: Following, changed: Changed): Promise<number> {
  const { db, marker, publish, today, requestId } = following
  if (changed.studentIds.length === 0) return 0
  const students = await lockResults(db, changed)
  if (students.length === 0) return 0
  const groups = await readGroups(db, changed, students)
  const courses = await readCourses(db, groups, students, today)
  const results = viewsOf(courses).flatMap((views) => followedResults(views, changed, today))
  // of no batch: whoever takes back the marks does not take back what followed from them, it follows again
  const ids = await updateFollowed(db, { marker, requestId, batch: null }, results)
  const rows = (await readResultsById(db, ids)).map(toResultResponse)
  for (const { group, students: members } of courses) {
    const own = new Set(members.map(({ studentId }) => studentId))
    publishJournal(publish, group.id, { results: rows.filter(({ student_id }) => own.has(student_id)) })
  }
  return ids.length
}
