import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { accountHolder, sayLogin } from './account-holder.ts'
import { daysOf, isWithin, type Days } from './date-range.ts'

interface Asking {
  query: {
    page: number
    size: number
    active?: number | undefined
    asc: boolean
    period?: string | undefined
    person_id?: number | undefined
    search?: string | undefined
  }
  caller: Caller
  db: Database
  today: string
  context: { clock: { timeZone: string } }
}
interface Events {
  /** What happened to accounts as `e`, with the account as `a`. */
  from: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  /** The column of `e` by which they stand, the newest first unless asked otherwise; then what tells two of one moment apart. */
  at: string
  after: RawBuilder<unknown>
  /** Of the days asked about; by default those in which `at` lies. */
  isOfDays?: (days: Days) => RawBuilder<boolean>
}

/** A page of what happened to accounts in the days asked about, each with whose it was, as far as the reader may find them. */
export async function pageOfEvents<Row extends { login: string | null }>(asking: Asking, events: Events) {
  const { query, caller, db, today, context } = asking
  const holder = accountHolder(caller, today)
  const at = sql.ref(`e.${events.at}`)
  const days = daysOf(query.period, today)
  const isOfDays = events.isOfDays?.(days) ?? isWithin(at, days, context.clock.timeZone)
  const found = sql`from ${events.from} left join people.person p on p.admin_user_id = a.id
    where ${isOfDays} and ${holder.matches(query)}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
  const { rows } = await sql<Row>`
    select ${events.columns}, ${instant(`e.${events.at}`)} as ${sql.ref(events.at)}, ${holder.person} as person, ${holder.login} as login
    ${found}
    order by ${at} ${query.asc ? sql`asc` : sql`desc`}, ${events.after}
    limit ${query.size} offset ${(query.page - 1) * query.size}`.execute(db)
  const { page, size, active = null } = query
  return { items: rows.map(sayLogin), total: counted[0]?.total ?? 0, page, size, active }
}
