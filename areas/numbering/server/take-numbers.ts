import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict } from '#platform/server/refusal.ts'
import { numberText } from '../rules/number-pattern.ts'
import { readJournal } from './journal-rows.ts'

/** A paper that is numbered: its table, `room.table`, and its id. */
export interface Subject {
  kind: string
  id: number
}
export interface TakenNumber {
  subject: Subject
  serial: number
  /** As it stands on paper. */
  text: string
}
interface Taking {
  /** The journal's key. */
  journal: string
  /** The day that stands beside the number. */
  on: CalendarDate
  /** A day of the period whose numbers are taken, where it is not that of `on`: a report card of last year is numbered by its own. */
  inPeriodOf?: CalendarDate
  subjects: readonly Subject[]
  /** The account of who takes them. */
  by: number | null
}

/** Locks the counter until the end of the transaction: who comes next waits, and what is rolled back leaves no gap. */
async function advance(db: Database, journalId: number, period: { key: string; title: string }, count: number) {
  const { rows } = await sql<{ last_serial: number }>`
    insert into numbering.counter as c (journal_id, period, title, last_serial)
    values (${journalId}, ${period.key}, ${period.title}, ${count})
    on conflict (journal_id, period) do update set last_serial = c.last_serial + ${count}
    returning last_serial`.execute(db)
  return (rows[0]?.last_serial ?? count) - count
}

/**
 * Gives papers the next numbers of a journal, in the order given, within the caller's transaction: without gaps and doubles,
 * however many take them at once. Two journals are taken in the same order everywhere.
 * @throws Refusal 409 where the pattern makes a number that is there already, a paper has one, or there is no study year yet
 */
export async function takeNumbers(
  db: Database,
  { journal: key, on, inPeriodOf = on, subjects, by }: Taking,
): Promise<TakenNumber[]> {
  if (subjects.length === 0) return []
  const journal = await readJournal(db, sql`j.key = ${key}`, inPeriodOf, sql`for share of j`)
  if (journal === null) throw new Error(`There is no numbering journal ${key}`)
  if (journal.current === null)
    throw conflict(msg`Нумерация идёт по учебным годам, а учебного года ещё нет: добавьте его`)
  const { key: period, year } = journal.current
  const last = await advance(db, journal.id, journal.current, subjects.length)
  const taken = subjects.map((subject, index): TakenNumber => {
    const serial = last + index + 1
    return { subject, serial, text: numberText(journal.pattern, { serial, on, year }) }
  })
  const given = taken.map(({ subject, serial, text }) => ({ ...subject, serial, text }))
  const { rows } = await sql`
    insert into numbering.number (journal_id, period, serial, text, given_on, subject_kind, subject_id, taken_by)
    select ${journal.id}, ${period}, serial, text, ${on}::date, kind, id, ${by}::integer
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(kind text, id integer, serial integer, text text)
    on conflict do nothing returning id`.execute(db)
  if (rows.length < taken.length)
    throw conflict(
      msg`Номер «${taken[0]?.text ?? ''}» уже занят или у документа уже есть номер. Проверьте образец номера в журнале нумерации`,
    )
  return taken
}
