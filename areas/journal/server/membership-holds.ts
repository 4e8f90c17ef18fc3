import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { MembershipHold } from '#platform/server/membership-hold.ts'

type Kept = 'journal.score' | 'journal.miss'
const lastOf =
  (table: Kept): MembershipHold['lastDay'] =>
  ({ student, group, from }): RawBuilder<string | null> =>
    sql<string | null>`(
    select max(l.date) from ${sql.table(table)} kept join timetable.lesson l on l.id = kept.lesson_id
    where kept.student_id = ${student} and l.group_id = ${group} and l.date >= ${from}::date)`

/** Days that bear marks or misses are never taken from a student's time in a group. */
export const membershipHolds: readonly MembershipHold[] = [
  { title: msg`отметки`, lastDay: lastOf('journal.score') },
  { title: msg`пропуски`, lastDay: lastOf('journal.miss') },
]
