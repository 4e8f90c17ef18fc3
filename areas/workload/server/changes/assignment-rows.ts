import { sql, type RawBuilder } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { outdated } from '#platform/server/refusal.ts'
import type { Assignment } from '../../contract/board.ts'

/** An assignment with what it is called. */
export interface AssignmentRow extends Assignment {
  teacher: string
  group: string
}
/** Columns of an assignment `a` of the group `g` of the year `y`. */
export const assignmentColumns = sql`a.id, a.version, a.teacher_id, a.group_id, a.hours::float8 as hours,
  coalesce(lower(a.during), y.date_start)::text as "from", (upper(a.during) - 1)::text as "to"`

/** Assignments that a condition over `a` picks, the earliest first. */
export async function readAssignments(db: Database, where: RawBuilder<boolean>): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select ${assignmentColumns}, p.full_name as teacher, ${groupInWords(sql`g.id`)} as group
    from workload.assignment a join classes.study_group g on g.id = a.group_id
      join calendar.study_year y on y.id = g.year_id join people.person p on p.id = a.teacher_id
    where ${where} order by lower(a.during) nulls first, p.sort_name, a.id`.execute(db)
  return rows
}

/** Whoever changes the workload waits for whom is changing it. */
export const lockWorkload = (db: Database) =>
  sql`select pg_advisory_xact_lock('workload.assignment'::regclass::oid::bigint)`.execute(db)

/** 409 with what stands now, for who has seen an earlier version. */
export function requireVersion({ teacher, group, hours, to, version }: AssignmentRow, seen: number): void {
  if (version === seen) return
  const week = displayNumber(hours)
  throw outdated(
    to === null
      ? msg`Пока вы работали, нагрузку изменили: ${group}, ${teacher} — сейчас ${week} ч. Посмотрите, что стоит сейчас, и повторите`
      : msg`Пока вы работали, нагрузку изменили: ${group}, ${teacher} — сейчас ${week} ч по ${displayDate(to)}. Посмотрите, что стоит сейчас, и повторите`,
  )
}

/** What the history keeps of an assignment. */
export const auditedValues = ({
  teacher_id,
  teacher,
  group_id,
  group,
  hours,
  from,
  to,
}: Omit<AssignmentRow, 'id' | 'version'>) => ({ teacher_id, teacher, group_id, group, hours, from, to })
