import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { asSaid } from '#platform/contract/text.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Author } from '#platform/server/steps/index.ts'
import type { CalendarEntry, EntryValues } from '../../contract/entries.ts'
import { entryObjections } from '../../rules/entry-objections.ts'
import type { ClosingQuarter, RevertClosed } from '../closed-results.ts'
import type { EntryEffects } from '../preview-change.ts'
import type { DatedLessons } from '../dated-lessons.ts'
import type { LockedYear } from '../years/lock-year.ts'
import { entryColumns, readEntries, valuesOf } from './read-entries.ts'

interface EntryWriting {
  year: LockedYear
  /** The entry as it stands, null for a new one. */
  present: CalendarEntry | null
  /** The entry as it is to be, null where it goes. */
  values: EntryValues | null
  today: CalendarDate
  marker: Author
  requestId: string
  /** What follows from it is heard once it is stored; of a preview never. */
  publish: Publish
}
/** What higher rooms do when an entry changes. */
export interface EntryFollowers {
  lessons: DatedLessons
  revertClosed: RevertClosed
}
interface Written {
  entry: CalendarEntry | null
  effects: EntryEffects
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

const closingQuarters = (entries: readonly CalendarEntry[]): ClosingQuarter[] =>
  entries.flatMap(({ id, type, number, closes_on }) =>
    type === 'quarter' && number !== null && closes_on !== null ? [{ id, number, closes_on }] : [],
  )

/**
 * Writes an entry and lets the dated lessons follow, and the results where a quarter turns out not to be closed.
 * @throws Refusal 422 at the field that can't stand
 */
export async function writeEntry(db: Database, followers: EntryFollowers, writing: EntryWriting): Promise<Written> {
  const { year, present, values, today, marker, requestId, publish } = writing
  const before = await readEntries(db, year.id)
  const others = before.filter(({ id }) => id !== present?.id)
  if (values !== null) requireValid(values, year, others)
  const entry = await store(db, writing)
  const after = [...others, ...(entry === null ? [] : [entry])]
  const quarter = (entry ?? present)?.type === 'quarter' ? (entry ?? present) : null
  // first, so that the results that are counted then are those that stay
  const reverted = await followers.revertClosed(db, {
    yearId: year.id,
    before: closingQuarters(before),
    after: closingQuarters(after),
    today,
    marker,
    requestId,
    publish,
  })
  const effects = await followers.lessons.followDays(db, {
    yearId: year.id,
    before: before.map(valuesOf),
    after: after.map(valuesOf),
    quarter: present === null || quarter === null ? null : { id: present.id, closes_on: quarter.closes_on },
    today,
  })
  return { entry, effects: { ...effects, reverted } }
}
