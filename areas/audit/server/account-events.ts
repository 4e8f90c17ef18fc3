import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { translate, type Words } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import type { Change } from '#platform/server/history.ts'
import { listOfSql } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { accountHolder, sayLogin } from './account-holder.ts'
import { daysOf, isWithin, type Days } from './date-range.ts'

interface Asking {
  query: {
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

/** What happened to accounts in the days asked about, each with whose it was, as far as the reader may find them. */
function findEvents<Row extends { login: string | null }>(asking: Asking, events: Events) {
  const { query, caller, db, today, context } = asking
  const holder = accountHolder(caller, today)
  const at = sql.ref(`e.${events.at}`)
  const days = daysOf(query.period, today)
  const isOfDays = events.isOfDays?.(days) ?? isWithin(at, days, context.clock.timeZone)
  const found = sql`from ${events.from} left join people.person p on p.admin_user_id = a.id
    where ${isOfDays} and ${holder.matches(query)}`
  return listOfSql<Row>(db, {
    columns: sql`${events.columns}, ${instant(`e.${events.at}`)} as ${sql.ref(events.at)}, ${holder.person} as person,
      ${holder.login} as login`,
    found,
    ordered: sql`order by ${at} ${query.asc ? sql`asc` : sql`desc`}, ${events.after}`,
  })
}

/** A page of them. */
export async function pageOfEvents<Row extends { login: string | null }>(
  asking: Asking & { query: { page: number; size: number; active?: number | undefined } },
  events: Events,
) {
  const page = await findEvents<Row>(asking, events).pageOf(asking.query)
  return { ...page, items: page.items.map(sayLogin) }
}

interface Exporting<Row, Name extends string> {
  list: string
  title: string
  columns: Record<Name, SheetColumn<Row>>
}
/** All of them as a file. */
export async function exportEvents<Row extends { login: string | null }, Name extends string>(
  asking: Asking & { query: { columns: readonly Name[] }; record: (change: Change) => Promise<void> },
  events: Events,
  exporting: Exporting<Row, Name>,
) {
  const { query, caller, today, record } = asking
  const { total, rows } = await findEvents<Row>(asking, events).whole()
  const found = { total, rows: { execute: async () => (await rows.execute()).map(sayLogin) } }
  return exportRows({ ...exporting, query, found, caller, today, record })
}

/** Whose account it was, as a file says it. @param nobody where it is nobody's */
export const holderColumn = <Row extends { person: { full_name: string } | null; login: string | null }>(
  title: Words,
  nobody: Words = '',
): SheetColumn<Row> => ({
  title,
  width: 36,
  kind: 'text',
  of: ({ person, login }) => person?.full_name ?? login ?? translate(nobody),
})
