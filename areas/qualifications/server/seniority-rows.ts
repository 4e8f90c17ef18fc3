import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import type { Seniority, SeniorityValues } from '../contract/entries.ts'
import type { EntryKind } from './entry-kind.ts'

/** The latest count first. */
export async function readSeniorities(db: Database, where: RawBuilder<boolean>) {
  const { rows } = await sql<Seniority & { person_id: number }>`
    select e.id, e.person_id, e.counted_on, e.general_months, e.teaching_months, e.note, e.version
    from qualifications.seniority e where e.removed_at is null and ${where}
    order by e.counted_on desc`.execute(db)
  return rows
}
const isTaken = async (db: Database, personId: number, day: RawBuilder<unknown>, id: number) => {
  const { rows } = await sql`select from qualifications.seniority e
    where e.person_id = ${personId} and e.counted_on = ${day} and e.id <> ${id} and e.removed_at is null`.execute(db)
  return rows.length > 0
}
const rowOf = ({ counted_on, general_months, teaching_months, note }: SeniorityValues) => ({
  counted_on,
  general_months,
  teaching_months,
  note,
})

export const seniorityKind: EntryKind<Seniority, SeniorityValues> = {
  table: 'qualifications.seniority',
  find: readSeniorities,
  requireValid: async ({ db, today }, personId, { counted_on, general_months, teaching_months }, present) => {
    if (teaching_months > general_months) throw refuse('teaching_months', msg`Педагогический стаж не больше общего`)
    if (counted_on.slice(0, 4) > String(Number(today.slice(0, 4)) + 1))
      throw refuse('counted_on', msg`Стаж считают не дальше чем на год вперёд`)
    if (await isTaken(db, personId, sql`${counted_on}::date`, present?.id ?? 0))
      throw refuse('counted_on', msg`На этот день стаж уже записан: измените ту запись`)
  },
  insert: async (db, person_id, values) => {
    const made = await db
      .insertInto('qualifications.seniority')
      .values({ person_id, ...rowOf(values) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  },
  change: (db, id, values) =>
    db
      .updateTable('qualifications.seniority')
      .set((row) => ({ ...rowOf(values), version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  kept: ({ counted_on, general_months, teaching_months, note }) => ({
    counted_on,
    general_months,
    teaching_months,
    note,
  }),
  requirePlace: async (db, personId, id) => {
    const own = sql`(select counted_on from qualifications.seniority where id = ${id})`
    if (await isTaken(db, personId, own, id))
      throw conflict(msg`На этот день стаж записан заново: вернуть прежнюю запись нельзя`)
  },
}
