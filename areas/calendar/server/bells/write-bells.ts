import { sql } from 'kysely'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type { BellSchedule, BellValues } from '../../contract/bells.ts'
import { bellObjections } from '../../rules/bell-objections.ts'
import { demoteUsual } from './demote-usual.ts'
import { slotRows } from './slot-rows.ts'

/** 422 with all that is wrong with bells, each at its field. */
function requireValid(values: BellValues): void {
  const objections = bellObjections(values)
  if (objections.length === 0) return
  throw new Refusal(
    422,
    objections.map(({ path, text }) => ({ loc: ['body', ...path], msg: asSaid(text), type: 'rule' })),
  )
}

async function requireOwnTitle(db: Database, yearId: number, title: string, own: number | null): Promise<void> {
  const { rows } = await sql`select from calendar.bell_schedule
    where year_id = ${yearId} and title = ${title} and shifted_from is null and id is distinct from ${own}`.execute(db)
  if (rows.length > 0) throw refuse('title', msg`Звонки с этим названием уже есть`)
}

async function insertBells(db: Database, yearId: number, row: Omit<BellValues, 'slots'>): Promise<number> {
  const { id } = await db
    .insertInto('calendar.bell_schedule')
    .values({ ...row, year_id: yearId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Writes bells with their slots; where they become the default, the former default ceases to be it.
 * @returns their id, and what the history tells of the former default
 */
export async function writeBells(
  db: Database,
  yearId: number,
  present: BellSchedule | null,
  values: BellValues,
): Promise<{ id: number; demoted: Change[] }> {
  requireValid(values)
  await requireOwnTitle(db, yearId, values.title, present?.id ?? null)
  if (present?.is_default && !values.is_default)
    throw refuse('is_default', msg`Одни звонки остаются основными: сделайте основными другие`)
  const demoted = values.is_default && !present?.is_default ? await demoteUsual(db, yearId) : []
  const { slots, ...row } = values
  const id = present === null ? await insertBells(db, yearId, row) : present.id
  if (present !== null)
    await db
      .updateTable('calendar.bell_schedule')
      .set({ ...row, version: present.version + 1 })
      .where('id', '=', id)
      .execute()
  await db.deleteFrom('calendar.bell_slot').where('schedule_id', '=', id).execute()
  await db.insertInto('calendar.bell_slot').values(slotRows(id, slots)).execute()
  return { id, demoted }
}
