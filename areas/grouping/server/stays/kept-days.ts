import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { MembershipHold } from '#platform/server/membership-hold.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { TakenDays } from './place-students.ts'

interface Kept {
  /** Its place among those that were asked. */
  hold: number
  full_name: string
  group: string
  day: CalendarDate
}
/** Why days can't go from times in groups, each in words: they bear marks or the like, which are never left without their group. */
export async function keptDays(
  db: Database,
  holds: readonly MembershipHold[],
  taken: readonly TakenDays[],
): Promise<Text[]> {
  const words: Text[] = []
  if (holds.length === 0) return words
  for (const [from, days] of Map.groupBy(taken, (one) => one.from)) {
    const kept = holds.map(
      ({ lastDay }, hold) => sql`select ${sql.lit(hold)} as hold, one.student_id, one.group_id,
        ${lastDay({ student: sql.ref('one.student_id'), group: sql.ref('one.group_id'), from })} as day from one`,
    )
    const { rows } = await sql<Kept>`
      with one as (select * from unnest(${numberArray(days.map(({ student_id }) => student_id))}::int[],
        ${numberArray(days.map(({ group_id }) => group_id))}::int[]) as one(student_id, group_id))
      select kept.hold, ${shortName('p')} as full_name, ${groupInWords(sql.ref('kept.group_id'))} as group, kept.day
      from (${sql.join(kept, sql` union all `)}) kept join people.person p on p.id = kept.student_id
      where kept.day is not null order by kept.hold, kept.day desc, p.sort_name`.execute(db)
    for (const { hold, full_name, group, day } of rows)
      words.push(
        msg`${full_name}, ${group}: есть ${holds[hold]?.title} за ${displayDate(day)}. Выберите день после ${displayDate(day)}`,
      )
  }
  return words
}

/** @throws Refusal 422 at the day, in words of the first that is in its way */
export async function requireNothingKept(
  db: Database,
  holds: readonly MembershipHold[],
  taken: readonly TakenDays[],
  field = 'from',
): Promise<void> {
  const [first] = await keptDays(db, holds, taken)
  if (first) throw refuse(field, first)
}
