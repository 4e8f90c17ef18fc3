import { request } from '#platform/web/api/index.ts'
import { changeEntry, createEntry, removeEntry, type CalendarEntry, type EntryValues } from '../../contract/entries.ts'

/** What an entry says, as it is sent. */
export const entryValues = ({ id: _id, version: _version, year: _year, ...values }: CalendarEntry): EntryValues =>
  values

export const undoAdded = ({ id, version }: CalendarEntry): Promise<unknown> =>
  request(removeEntry, { params: { id: String(id) }, body: { version } })

export const undoChanged = (before: CalendarEntry, { id, version }: CalendarEntry): Promise<unknown> =>
  request(changeEntry, { params: { id: String(id) }, body: { ...entryValues(before), version } })

export const undoRemoved = (before: CalendarEntry): Promise<unknown> =>
  request(createEntry, { body: { ...entryValues(before), year_id: before.year.id } })
