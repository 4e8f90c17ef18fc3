import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { asSaid } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { CalendarEntry, EntryValues } from '../../contract/entries.ts'
import { entryObjections } from '../../rules/entry-objections.ts'
import type { Consequences, DatedLessons } from '../dated-lessons.ts'
import type { LockedYear } from '../years/lock-year.ts'
import { entryColumns, readEntries, valuesOf } from './read-entries.ts'

interface EntryWriting {
  year: LockedYear
  /** The entry as it stands, null for a new one. */
  present: CalendarEntry | null
  /** The entry as it is to be, null where it goes. */
  values: EntryValues | null
  today: CalendarDate
}
interface Written {
  entry: CalendarEntry | null
  consequences: Consequences
}

function requireValid(values: EntryValues, year: LockedYear, others: readonly CalendarEntry[]): void {
  const objections = entryObjections(values, year, others.map(valuesOf))
  if (objections.length === 0) return
  throw new Refusal(
    422,
    objections.map(({ field, text }) => ({ loc: ['body', field], msg: asSaid(text), type: 'rule' })),
  )
}

async function store(db: Database, { year, present, values }: EntryWriting): Promise<CalendarEntry | null> {
  if (values === null) {
    await db
      .deleteFrom('calendar.calendar_entry')
      .where('id', '=', present?.id ?? 0)
      .execute()
    return null
  }
  if (present === null)
    return db
      .insertInto('calendar.calendar_entry')
      .values({ ...values, year_id: year.id })
      .returning(entryColumns)
      .executeTakeFirstOrThrow()
  return db
    .updateTable('calendar.calendar_entry')
    .set({ ...values, version: present.version + 1 })
    .where('id', '=', present.id)
    .returning(entryColumns)
    .executeTakeFirstOrThrow()
}

/**
 * Writes an entry and lets the dated lessons follow.
 * @throws Refusal 422 at the field that can't stand
 */
export async function writeEntry(db: Database, lessons: DatedLessons, writing: EntryWriting): Promise<Written> {
  const { year, present, values, today } = writing
  const before = await readEntries(db, year.id)
  const others = before.filter(({ id }) => id !== present?.id)
  if (values !== null) requireValid(values, year, others)
  const entry = await store(db, writing)
  const quarter = [entry, present].find((one) => one?.type === 'quarter')
  const consequences = await lessons.followDays(db, {
    yearId: year.id,
    before: before.map(valuesOf),
    after: [...others, ...(entry === null ? [] : [entry])].map(valuesOf),
    quarter: present === null || quarter === undefined ? null : { id: present.id, closes_on: present.closes_on },
    today,
  })
  return { entry, consequences }
}
