import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { ClassRow } from './class-rows.ts'
import type { Rearranging } from './rearranging.ts'

interface Ended {
  id: number
  kind: string
  person_id: number
  from: string
  to: string | null
}

/** Whoever leads or curates the class does so no longer than it stands. */
async function endLeaders({ db, record }: Rearranging, classId: number, from: string): Promise<void> {
  const { rows } = await sql<Ended>`
    select id, kind, person_id, lower(during) as from, upper(during) - 1 as to from classes.leader
    where class_id = ${classId} and during && daterange(${from}::date, null) order by id`.execute(db)
  await sql`delete from classes.leader where class_id = ${classId} and lower(during) >= ${from}::date`.execute(db)
  await sql`update classes.leader set during = daterange(lower(during), ${from}::date), version = version + 1
    where class_id = ${classId} and during && daterange(${from}::date, null)`.execute(db)
  await record(
    ...rows.map(({ id, ...leader }) => {
      const before = { class_id: classId, ...leader }
      const isGone = leader.from >= from
      return {
        subject: 'classes.leader',
        id,
        before,
        ...(isGone ? {} : { after: { ...before, to: addDays(from, -1) } }),
      }
    }),
  )
}

/** The class stands no longer from this day on; whoever was in it is elsewhere by then. */
export async function endClass(doing: Rearranging, { id, closed_on }: ClassRow, from: string): Promise<void> {
  const last = addDays(from, -1)
  await endLeaders(doing, id, from)
  await sql`update classes.class set closed_on = ${last}, version = version + 1 where id = ${id}`.execute(doing.db)
  await doing.record({ subject: 'classes.class', id, before: { closed_on }, after: { closed_on: last } })
}
