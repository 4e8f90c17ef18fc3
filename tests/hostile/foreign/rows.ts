import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Method } from '#platform/contract/endpoint.ts'

/** Ids that hang together: a group with one row of each kind below it, an account with its session. */
export interface Rows {
  group: number
  lesson: number
  student: number
  /** Another student of the group, where it has one. */
  absent: number
  score: number
  miss: number
  work: number
  result: number
  quarter: number
  account: number
  session: number
  passkey: number
  /** A private calendar link of the account. */
  calendar: number
  notice: number
  /** A kept view of a list. */
  view: number
  job: number
  /** Why a student was absent, as a family says it. */
  absence: number
  /** A student whose family is written, and a kinship of a child. */
  child: number
  tie: number
  /** A class of the group, and the final report card of the student. */
  class: number
  card: number
  /** A file of a homework of the group. */
  file: number
  /** A spreadsheet of the account on its way in. */
  import: number
  /** A dictionary that other roles keep, and a record of it. */
  dictionary: number
  entry: number
  /** Papers of the student's personal file. */
  document: number
  achievement: number
  /** A unit of the school, and a post of the student's teacher. */
  unit: number
  post: number
  /** A list of an alarm, and somebody who stands on it. */
  gathering: number
  mark: number
}
/** An id that nothing has. */
export const none = 2_000_000_000
/** No such rows. */
export const missingRows: Rows = {
  group: none,
  lesson: none,
  student: none,
  absent: none,
  score: none,
  miss: none,
  work: none,
  result: none,
  quarter: none,
  account: none,
  session: none,
  passkey: none,
  calendar: none,
  notice: none,
  view: none,
  job: none,
  absence: none,
  child: none,
  tie: none,
  class: none,
  card: none,
  file: none,
  import: none,
  dictionary: none,
  entry: none,
  document: none,
  achievement: none,
  unit: none,
  post: none,
  gathering: none,
  mark: none,
}

/** Rows of a group, the latest till today, and of an account. */
export async function rowsOf(db: Database, group: number, account: number, today: string): Promise<Rows> {
  const { rows } = await sql<Rows>`
    with own as (select l.id, l.date from timetable.lesson l
      where l.group_id = ${group} and l.takes_place and l.date <= ${today}),
    score as (select s.id, s.student_id from journal.score s join own on own.id = s.lesson_id
      order by own.date desc, s.student_id desc limit 1)
    select ${group}::int as group, ${account}::int as account, score.id as score, score.student_id as student,
      (select id from own order by date desc limit 1) as lesson,
      (select coalesce(max(s.student_id), score.student_id) from journal.score s join own on own.id = s.lesson_id
        where s.student_id < score.student_id) as absent,
      (select max(m.id) from journal.miss m join own on own.id = m.lesson_id) as miss,
      (select max(w.id) from assessments.work w where w.group_id = ${group}) as work,
      (select min(r.id) from results.period_result r join classes.study_group g using (course_id, year_id)
        join classes.group_member m on m.group_id = g.id and m.student_id = r.student_id
        where g.id = ${group} and m.during @> (select max(date) from own)) as result,
      (select max(q.id) from calendar.calendar_entry q join classes.study_group g using (year_id)
        where g.id = ${group} and q.type = 'quarter' and q.start_date <= ${today}) as quarter,
      (select max(id) from access.session where account_id = ${account}) as session,
      (select max(id) from access.passkey where account_id = ${account}) as passkey,
      (select max(id) from timetable.calendar_link where account_id = ${account}) as calendar,
      (select max(id) from notices.notice where account_id = ${account}) as notice,
      (select max(id) from access.list_view where account_id = ${account}) as view,
      (select max(id) from platform.long_job where account_id = ${account}) as job,
      (select max(r.id) from student_absences.absence_reason r where r.student_id = score.student_id) as absence,
      score.student_id as child, (select max(id) from people.kinship) as tie,
      (select min(class_id) from classes.group_class where group_id = ${group}) as class,
      (select max(c.id) from register.report_card c where c.student_id = score.student_id) as card,
      (select max(hf.id) from journal.homework_file hf join own on own.id = hf.lesson_id) as file,
      (select max(id) from platform.import where account_id = ${account}) as import,
      (select min(id) from dictionaries.dictionary) as dictionary,
      (select min(id) from dictionaries.record) as entry,
      (select min(id) from personal_file.document d where d.person_id = score.student_id) as document,
      (select min(id) from personal_file.achievement a where a.person_id = score.student_id) as achievement,
      (select min(id) from organisation.unit) as unit,
      (select min(id) from people.employment) as post,
      (select max(id) from evacuation.collect_unit) as gathering,
      (select min(id) from evacuation.mark) as mark
    from score`.execute(db)
  return rows[0] as Rows
}

export interface Attempt {
  method: Method
  path: string
  id: number
  body?: object
}
/** A name that a device gives its step. */
export const client = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
