import { sql } from 'kysely'
import { isStaff } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { copyAvailability, dropAvailabilityCopy } from '../contract/list.ts'
import { keptAvailability } from './audited.ts'
import { mayWriteAvailability } from './scope.ts'
import { readYearRows } from './year-rows.ts'

const copyHandler = handle(copyAvailability, async ({ body: { year_id }, caller, db, today, record }) => {
  const { rows: years } = await sql<{ former: number | null }>`
    select (select f.id from calendar.study_year f where f.date_end < y.date_start order by f.date_end desc limit 1) as former
    from calendar.study_year y where y.id = ${year_id} for no key update`.execute(db)
  if (!years[0]) throw refuse('year_id', msg`Такого учебного года нет`)
  const person = sql.ref('o.person_id')
  const { rows: made } = await sql<{ id: number; person_id: number }>`
    insert into availability.person_year (person_id, year_id, methodical_day, building_id, note)
    select o.person_id, ${year_id}, o.methodical_day, o.building_id, o.note from availability.person_year o
    where o.year_id = ${years[0].former} and ${isStaff(person, today)} and ${mayWriteAvailability(caller, person, today)}
    on conflict do nothing returning id, person_id`.execute(db)
  if (made.length === 0) return { ids: [] }
  const ids = made.map(({ id }) => id)
  await sql`insert into availability.hour (person_year_id, weekday, shift, slot, kind)
    select n.id, h.weekday, h.shift, h.slot, h.kind from availability.person_year n
    join availability.person_year o on o.person_id = n.person_id and o.year_id = ${years[0].former}
    join availability.hour h on h.person_year_id = o.id where n.id = any(${ids}::int[])`.execute(db)
  const copied = await readYearRows(db, sql<boolean>`a.id = any(${ids}::int[])`)
  await record(
    ...copied.map((row) => ({
      subject: 'availability.person_year',
      id: row.id,
      after: { person_id: row.person_id, year_id, ...keptAvailability(row) },
    })),
  )
  return { ids: copied.map(({ person_id }) => person_id) }
})

const dropHandler = handle(dropAvailabilityCopy, async ({ body: { year_id, ids }, caller, db, today, record }) => {
  const own = sql<boolean>`a.year_id = ${year_id} and a.person_id = any(${ids}::int[]) and a.version = 1
    and ${mayWriteAvailability(caller, sql.ref('a.person_id'), today)}`
  const rows = await readYearRows(db, own)
  await sql`delete from availability.person_year where id = any(${rows.map(({ id }) => id)}::int[])`.execute(db)
  if (rows.length > 0)
    await record(
      ...rows.map((row) => ({
        subject: 'availability.person_year',
        id: row.id,
        before: { person_id: row.person_id, year_id, ...keptAvailability(row) },
      })),
    )
  return { count: rows.length }
})

export const copyHandlers = [copyHandler, dropHandler]
