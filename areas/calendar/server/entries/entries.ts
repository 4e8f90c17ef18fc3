import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import type { StepContext } from '#platform/server/steps/index.ts'
import type { Database } from '#platform/server/database.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { changeEntry, createEntry, previewEntry, removeEntry, type CalendarEntry } from '../../contract/entries.ts'
import { calendarChanged, calendarRoomName } from '../../contract/events.ts'
import { previewCalendarChange, refuseInTheWay } from '../preview-change.ts'
import { requireSeen, lockOpenYear } from '../years/lock-year.ts'
import { readEntry } from './read-entries.ts'
import { writeEntry, type EntryFollowers } from './write-entry.ts'

/** What the history keeps of an entry: with its year, by which it is found when it is gone. */
const auditedValues = ({ id: _id, year, version: _version, ...values }: CalendarEntry) => ({
  ...values,
  year_id: year.id,
})

/** 409 where works, results or reopenings stand by the quarter. */
async function requireUnused(db: Database, { id, type }: CalendarEntry): Promise<void> {
  if (type !== 'quarter') return
  try {
    await dryRun(db, () => db.deleteFrom('calendar.calendar_entry').where('id', '=', id).execute())
  } catch {
    throw conflict(msg`У этой четверти есть работы или итоги: удалить её нельзя, можно изменить даты.`)
  }
}

const writerOf = ({ caller, http }: Pick<StepContext, 'caller' | 'http'>) => ({
  marker: caller,
  requestId: http.request.id,
})

/** Calls that change the entries of a year, with the dated lessons that follow them. */
export const entriesWith = (followers: EntryFollowers) => [
  handle(createEntry, async ({ body: { year_id, ...values }, db, today, record, publish, ...call }) => {
    const year = await lockOpenYear(db, year_id, today)
    const writing = { year, present: null, values, today, publish, ...writerOf(call) }
    const { entry, effects } = await writeEntry(db, followers, writing)
    refuseInTheWay(effects)
    if (entry === null) throw new Error('A new entry without a row')
    await record({ subject: 'calendar.calendar_entry', id: entry.id, after: auditedValues(entry) })
    publish(calendarRoomName, calendarChanged, { year_id })
    return entry
  }),
  handle(changeEntry, async ({ params, body: { version, ...values }, db, today, record, publish, ...call }) => {
    const { year: of } = await readEntry(db, params.id)
    const year = await lockOpenYear(db, of.id, today)
    const present = await readEntry(db, params.id)
    requireSeen(present, version)
    if (values.type !== present.type) throw refuse('type', msg`Вид записи не меняют: удалите её и добавьте новую`)
    const writing = { year, present, values, today, publish, ...writerOf(call) }
    const { entry, effects } = await writeEntry(db, followers, writing)
    refuseInTheWay(effects)
    if (entry === null) throw new Error('A changed entry without a row')
    await record({
      subject: 'calendar.calendar_entry',
      id: entry.id,
      before: auditedValues(present),
      after: auditedValues(entry),
    })
    publish(calendarRoomName, calendarChanged, { year_id: year.id })
    return entry
  }),
  handle(removeEntry, async ({ params, body, db, today, record, publish, ...call }) => {
    const { year: of } = await readEntry(db, params.id)
    const year = await lockOpenYear(db, of.id, today)
    const present = await readEntry(db, params.id)
    requireSeen(present, body.version)
    await requireUnused(db, present)
    const writing = { year, present, values: null, today, publish, ...writerOf(call) }
    const { effects } = await writeEntry(db, followers, writing)
    refuseInTheWay(effects)
    await record({ subject: 'calendar.calendar_entry', id: present.id, before: auditedValues(present) })
    publish(calendarRoomName, calendarChanged, { year_id: year.id })
    return {}
  }),
  handle(previewEntry, async ({ body, db, today, ...call }) => {
    const year = await lockOpenYear(db, body.year_id, today)
    const present = body.id === null ? null : await readEntry(db, body.id)
    if (present !== null && present.year.id !== year.id) throw refuse('id', msg`Запись другого учебного года`)
    if (present === null && body.entry === null) throw refuse('entry', msg`Укажите, что меняется`)
    if (present !== null && body.entry === null) await requireUnused(db, present)
    const writing = { year, present, values: body.entry, today, publish: () => undefined, ...writerOf(call) }
    return previewCalendarChange(db, async () => (await writeEntry(db, followers, writing)).effects)
  }),
]
