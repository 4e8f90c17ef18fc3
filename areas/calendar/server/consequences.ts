import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { Consequences } from '../contract/consequences.ts'

const shown = 3

/** 409 with the first lessons that stand in the way of a change. */
export function refuseInTheWay({ in_the_way, in_the_way_count }: Consequences): void {
  if (in_the_way_count === 0) return
  const first = in_the_way.slice(0, shown).map(({ date, title, reason }) => `${displayDate(date)}, ${title}: ${reason}`)
  const more = in_the_way_count > first.length ? t` и ещё ${in_the_way_count - first.length}` : ''
  throw conflict(msg`Мешают уроки (${in_the_way_count}): ${first.join('; ')}${more}. Ничего не изменено.`)
}

/** Does what a change would do, and takes it back: what it previews is what happens. */
export async function preview(db: Database, act: () => Promise<Consequences>): Promise<Consequences> {
  await sql`savepoint preview`.execute(db)
  const consequences = await act()
  await sql`rollback to savepoint preview`.execute(db)
  return consequences
}
