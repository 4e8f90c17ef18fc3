import { sql } from 'kysely'
import { readHistory, ofRecord } from '#areas/access/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import {
  listNumberingJournals,
  readNumberingJournal,
  readNumberingHistory,
  type NumberingJournal,
} from '../contract/journals.ts'
import type { PeriodOfDay } from '../rules/numbering-period.ts'
import { countersOf, readJournal, readJournals, type CounterRow, type JournalRow } from './journal-rows.ts'
import type { TitleOf } from './journal-titles.ts'

type Card = Output<typeof readNumberingJournal>

const toPeriod = ({ period, title, last, given, annulled }: CounterRow): Card['periods'][number] => ({
  key: period,
  title,
  last,
  given,
  annulled,
})
const emptyPeriod = ({ key, title }: PeriodOfDay) => ({ key, title, last: null, given: 0, annulled: 0 })

/** A journal as it is answered, with the counter of its present period. */
export function toJournal(
  { id, key, title, pattern, period, version, current }: JournalRow & { current: PeriodOfDay | null },
  counters: readonly CounterRow[],
  titleOf: TitleOf,
): NumberingJournal {
  const counter = counters.find((one) => one.period === current?.key)
  return {
    id,
    title: titleOf({ key, title }),
    pattern,
    period,
    version,
    current: current && {
      ...(counter ? toPeriod(counter) : emptyPeriod(current)),
      next: (counter?.last_serial ?? 0) + 1,
      year: current.year,
    },
  }
}

export const readCounters = async (db: Database, journalId: number): Promise<CounterRow[]> => {
  const { rows } = await countersOf(sql`${journalId}::integer`).execute(db)
  return rows
}

async function readJumps(db: Database, journalId: number): Promise<Card['jumps']> {
  const { rows } = await sql<Card['jumps'][number]>`
    select j.period, j.last_before, j.next_serial as next, p.full_name as by, j.made_on as on
    from numbering.jump j left join access.person p on p.admin_user_id = j.made_by
    where j.journal_id = ${journalId} order by j.id`.execute(db)
  return rows
}

/** What the history of a journal tells. */
export const journalFields = ['pattern', 'period', 'next'] as const

export const readingHandlers = (titleOf: TitleOf) => [
  handle(listNumberingJournals, async ({ db, today }) => {
    const journals = await readJournals(db, today)
    const items = journals.map(({ counters, ...journal }) => toJournal(journal, counters, titleOf))
    return { items: items.toSorted((one, other) => one.title.localeCompare(other.title, 'ru')), today }
  }),
  handle(readNumberingJournal, async ({ params, db, today }) => {
    const journal = await requireJournal(db, params.id, today)
    const [counters, jumps] = await Promise.all([readCounters(db, journal.id), readJumps(db, journal.id)])
    const periods = counters.map(toPeriod)
    const { current } = journal
    const isNew = current !== null && periods.every(({ key }) => key !== current.key)
    return {
      journal: toJournal(journal, counters, titleOf),
      periods: isNew ? [emptyPeriod(current), ...periods] : periods,
      jumps,
      today,
    }
  }),
  handle(readNumberingHistory, async ({ params, query, db, today }) => {
    const { id } = await requireJournal(db, params.id, today)
    return readHistory(db, [{ subject: 'numbering.journal', where: ofRecord(id), fields: journalFields }], query)
  }),
]

/** @throws Refusal 404 */
export async function requireJournal(db: Database, id: number, today: CalendarDate, lock = sql``) {
  const journal = await readJournal(db, sql`j.id = ${id}`, today, lock)
  if (journal === null) throw notFound()
  return journal
}
