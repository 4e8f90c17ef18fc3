import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { none, type Attempt, type Rows } from './room.ts'
import { hostileRooms } from './rooms.ts'

const ownRows = (of: { group: number; account: number }) =>
  hostileRooms.flatMap(([, { rows }]) => Object.entries(rows?.(of) ?? {}))

const ground = {
  group: none,
  lesson: none,
  student: none,
  absent: none,
  score: none,
  miss: none,
  work: none,
  quarter: none,
  class: none,
  child: none,
  account: none,
  job: none,
  import: none,
  entry: none,
}
/** These of no row. */
export const noSuch = (...names: string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, none]))

/** No such rows. */
export const missingRows: Rows = {
  ...ground,
  ...noSuch(...ownRows({ group: none, account: none }).map(([name]) => name)),
}

/** Rows of a group, the latest till today, and of an account. */
export async function rowsOf(db: Database, group: number, account: number, today: string): Promise<Rows> {
  const own = ownRows({ group, account }).map(([name, row]) => sql`${row} as ${sql.ref(name)}`)
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
      (select max(q.id) from calendar.calendar_entry q join classes.study_group g using (year_id)
        where g.id = ${group} and q.type = 'quarter' and q.start_date <= ${today}) as quarter,
      (select max(id) from platform.long_job where account_id = ${account}) as job,
      (select max(id) from platform.import where account_id = ${account}) as import,
      score.student_id as child, (select min(class_id) from classes.group_class where group_id = ${group}) as class,
      (select min(id) from dictionaries.record) as entry, ${sql.join(own)}
    from score`.execute(db)
  return rows[0] as Rows
}

/** Every write call that names rows: with foreign ones in the path, then in the body below a row of one's own. */
export const attemptsOn = (own: Rows, foreign: Rows): Attempt[] =>
  hostileRooms.flatMap(([, { attempts }]) => attempts?.(own, foreign) ?? [])

export const namingNoRow: readonly string[] = hostileRooms.flatMap(([, room]) => room.namingNoRow ?? [])
