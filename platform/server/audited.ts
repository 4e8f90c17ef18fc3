import { displayDate } from '#platform/contract/calendar-date.ts'
import type { HistoryValue } from '#platform/contract/history.ts'
import { translate, type Text, type Words } from '#platform/contract/text.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { Database } from './database.ts'

/** A kept value as people read it. */
export type SaidValue = (value: Exclude<HistoryValue, null>) => HistoryValue
/** What records are called, by their ids. */
export type NamesOf = (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>

/** What the audit shows of the changes of a table; of what it does not name only that it changed. */
export interface Audited {
  /** The table, `room.table`. */
  subject: string
  /** What a record of it is, in Russian. */
  title: Text
  /** Fields told with what they were and became. */
  fields: readonly string[]
  /** What each of them is called. */
  titles: Readonly<Record<string, Text>>
  /** Fields that keep what nobody reads: a key, a day as it is stored. */
  values?: Readonly<Record<string, SaidValue>>
  /** Fields that keep the id of a record, which is told by its name. */
  names?: Readonly<Record<string, NamesOf>>
  /** There is one such record, or its number is that of an account, whose person is named: it is told without. */
  isUnnumbered?: true
  /** Of these only that they changed, whoever reads. */
  masked?: readonly string[]
  /** Who lacks this key learns of the fields only that they changed. */
  key?: PermissionKey
  /** The person concerned: the record itself, the holder of the account that it is, the id kept in a field (an index holds those of `isMarks`). */
  concerns?: 'person' | 'account' | { field: string; isMarks?: true }
}

/** Of a field that holds a day as it is stored, or the moment at which something was done. */
export const asDay: SaidValue = (value) => displayDate(String(value).slice(0, 10))

/** Of a field that holds one of these keys, or several of them; another one stays as it is. */
export const inWords =
  (titles: Readonly<Record<string, Words>>): SaidValue =>
  (value) =>
    String(value)
      .split(', ')
      .map((key) => (Object.hasOwn(titles, key) ? translate(titles[key] ?? key) : key))
      .join(', ')
