import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { periodOfDay, type NumberingPeriod, type PeriodOfDay } from '../rules/numbering-period.ts'

export interface JournalRow {
  id: number
  key: string
  /** Null: the room that registers it says what it is called. */
  title: string | null
  pattern: string
  period: NumberingPeriod
  version: number
}
interface StudyYear {
  id: number
  date_start: CalendarDate
  date_end: CalendarDate
}

/** Study years beside a journal `j`: they are a dozen, and which one a day is of the rules say. */
const studyYears = sql<StudyYear[]>`(select coalesce(jsonb_agg(y), '[]') from numbering.study_year y
  where j.period = 'study_year')`
const columns = sql`j.id, j.key, j.title, j.pattern, j.period, j.version`

/**
 * A journal with the period of a day, or null where there is none.
 * @param lock while numbers are taken its pattern stays; while it is changed none are taken
 */
export async function readJournal(
  db: Database,
  which: RawBuilder<boolean>,
  day: CalendarDate,
  lock: RawBuilder<unknown> = sql``,
): Promise<(JournalRow & { current: PeriodOfDay | null }) | null> {
  const { rows } = await sql<JournalRow & { years: StudyYear[] }>`
    select ${columns}, ${studyYears} as years from numbering.journal j where ${which} ${lock}`.execute(db)
  const [found] = rows
  if (found === undefined) return null
  const { years, ...journal } = found
  return { ...journal, current: periodOfDay(journal.period, day, years) }
}

export interface CounterRow {
  journal_id: number
  period: string
  title: string
  last_serial: number
  /** The text of the last number given. */
  last: string | null
  given: number
  annulled: number
}
/** All journals with their counters, those of other periods included. */
export async function readJournals(db: Database, day: CalendarDate) {
  const { rows } = await sql<JournalRow & { years: StudyYear[]; counters: CounterRow[] }>`
    select ${columns}, ${studyYears} as years, coalesce((
      select jsonb_agg(c) from (${countersOf(sql`j.id`)}) c), '[]') as counters
    from numbering.journal j order by j.id`.execute(db)
  return rows.map(({ years, ...journal }) => ({ ...journal, current: periodOfDay(journal.period, day, years) }))
}

/** Counters of a journal, the latest period first, with what they have given. */
export const countersOf = (journal: RawBuilder<unknown>) => sql<CounterRow>`
  select c.journal_id, c.period, c.title, c.last_serial, last.text as last,
    given.given, given.annulled
  from numbering.counter c
  left join lateral (select n.text from numbering.number n
    where n.journal_id = c.journal_id and n.period = c.period order by n.serial desc limit 1) last on true
  cross join lateral (select count(*)::integer as given, count(n.annulled_on)::integer as annulled
    from numbering.number n where n.journal_id = c.journal_id and n.period = c.period) given
  where c.journal_id = ${journal} order by c.title desc`
