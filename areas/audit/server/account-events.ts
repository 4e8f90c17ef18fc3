import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { translate, type Words } from '#platform/contract/text.ts'
import { maxExportedRows } from '#platform/contract/list.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import type { Change } from '#platform/server/history.ts'
import { listOfSql } from '#platform/server/list.ts'
import { readByColumns } from '#platform/server/read-by-columns.ts'
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
  /** What is told of them beside their moment, by name. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** The column of `e` by which they stand, the newest first unless asked otherwise; then what tells two of one moment apart. */
  at: string
  after: RawBuilder<unknown>
  /** Of the days asked about; by default those in which `at` lies. */
  isOfDays?: (days: Days) => RawBuilder<boolean>
}

/** What happened to accounts in the days asked about, each with whose it was, as far as the reader may find them. */
function eventsOf(asking: Asking, { from, at: column, after, isOfDays }: Events) {
  const { query, caller, today, context } = asking
  const holder = accountHolder(caller, today)
  const at = sql.ref(`e.${column}`)
  const days = daysOf(query.period, today)
  const areMeant = isOfDays?.(days) ?? isWithin(at, days, context.clock.timeZone)
  return {
    holder,
    found: sql`from ${from} left join people.person p on p.admin_user_id = a.id
      where ${areMeant} and ${holder.matches(query)}`,
    ordered: sql`order by ${at} ${query.asc ? sql`asc` : sql`desc`}, ${after}`,
  }
}
const named = (columns: Events['columns']) =>
  sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))

/** A page of them. */
export async function pageOfEvents<Row extends { login: string | null }>(
  asking: Asking & { query: { page: number; size: number; active?: number | undefined } },
  events: Events,
) {
  const { holder, found, ordered } = eventsOf(asking, events)
  const columns = named({
    ...events.columns,
    [events.at]: instant(`e.${events.at}`),
    person: holder.person,
    login: holder.login,
  })
  const page = await listOfSql<Row>(asking.db, { columns, found, ordered }).pageOf(asking.query)
  return { ...page, items: page.items.map(sayLogin) }
}

/** An event as a file tells it: `holder` is the name of whose account it was. */
export type InFile<Row> = Omit<Row, 'person'> & { holder: string | null }

interface Exporting<Row, Name extends string> {
  list: string
  title: string
  columns: Record<Name, SheetColumn<InFile<Row>>>
  /** What a column tells where that bears another name than it, or others. */
  tells: Partial<Record<Name, readonly string[]>>
}
/** All of them as a file. What none of its columns tells is not read, and thousands of rows come as lists. */
export async function exportEvents<Row extends { login: string | null }, Name extends string>(
  asking: Asking & { query: { columns: readonly Name[] }; record: (change: Change) => Promise<void> },
  events: Events,
  { tells, ...exporting }: Exporting<Row, Name>,
) {
  const { query, caller, db, today, record } = asking
  const { holder, found, ordered } = eventsOf(asking, events)
  const all: Events['columns'] = {
    ...events.columns,
    [events.at]: instant(`e.${events.at}`),
    holder: holder.fullName,
    login: holder.login,
  }
  const told = new Set(query.columns.flatMap((name) => tells[name] ?? [name]))
  const names = Object.keys(all).filter((name) => told.has(name) || name === 'login')
  const columns = named(Object.fromEntries(names.map((name) => [name, all[name]!])))
  const read = await readByColumns<InFile<Row> & Row>(
    db,
    names as (keyof Row & string)[],
    sql`select ${columns} ${found} ${ordered} limit ${sql.lit(maxExportedRows)}`,
  )
  const rows: InFile<Row>[] = read.map(sayLogin)
  const isCut = rows.length === maxExportedRows
  const counted = isCut && (await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)).rows[0]
  const total = counted ? counted.total : rows.length
  return exportRows({
    ...exporting,
    query,
    found: { total, rows: { execute: () => Promise.resolve(rows) } },
    caller,
    today,
    record,
  })
}

/** Whose account it was, as a file says it. @param nobody where it is nobody's */
export const holderColumn = <Row extends { holder: string | null; login: string | null }>(
  title: Words,
  nobody: Words = '',
): SheetColumn<Row> => ({
  title,
  width: 36,
  kind: 'text',
  of: ({ holder, login }) => holder ?? login ?? translate(nobody),
})
