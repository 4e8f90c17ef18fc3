import { sql } from 'kysely'
import { unknownPerson } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { changeAvailability, previewAvailability, type AvailabilityValues } from '../contract/availability.ts'
import { keptAvailability } from './audited.ts'
import { lessonsInTheWay } from './lessons-in-the-way.ts'
import { readWhole, type Asked } from './read-availability.ts'
import { mayWriteAvailability } from './scope.ts'
import { orNothing, readYearRows } from './year-rows.ts'

/** Held till the end of the transaction: of two who write first one waits. @throws 404, 422 */
async function requireWritten(
  { db, caller, today }: Asked,
  personId: number,
  values: AvailabilityValues,
): Promise<void> {
  const { rows } = await sql`select from people.person p
    where p.id = ${personId} and ${mayWriteAvailability(caller, sql.ref('p.id'), today)} for no key update of p`.execute(
    db,
  )
  if (rows.length === 0) throw unknownPerson(caller, personId)
  const years = await sql`select from calendar.study_year where id = ${values.year_id}`.execute(db)
  if (years.rows.length === 0) throw refuse('year_id', msg`Такого учебного года нет`)
  if (values.building_id === null) return
  const buildings = await sql`select from buildings.building where id = ${values.building_id}`.execute(db)
  if (buildings.rows.length === 0) throw refuse('building_id', msg`Такого здания нет`)
}
const rowOf = async (db: Database, personId: number, yearId: number) =>
  (await readYearRows(db, sql<boolean>`a.person_id = ${personId} and a.year_id = ${yearId}`))[0]

async function store(db: Database, personId: number, values: AvailabilityValues): Promise<number> {
  const { year_id, methodical_day, building_id, note, hours } = values
  const { rows } = await sql<{ id: number }>`
    insert into availability.person_year as a (person_id, year_id, methodical_day, building_id, note)
    values (${personId}, ${year_id}, ${methodical_day}, ${building_id}, ${note})
    on conflict (person_id, year_id) do update set methodical_day = excluded.methodical_day,
      building_id = excluded.building_id, note = excluded.note, version = a.version + 1
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`delete from availability.hour where person_year_id = ${id}`.execute(db)
  await sql`insert into availability.hour (person_year_id, weekday, shift, slot, kind)
    select ${id}, weekday, shift, slot, kind from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb)
      as given(weekday smallint, shift smallint, slot smallint, kind text)`.execute(db)
  return id
}

export const changeAvailabilityHandler = handle(
  changeAvailability,
  async ({ params, body: { version, ...values }, caller, db, today, record }) => {
    const asked = { db, caller, today }
    await requireWritten(asked, params.id, values)
    const before = await rowOf(db, params.id, values.year_id)
    if (orNothing(before).version !== version)
      throw outdated(msg`Пока вы отмечали часы, их изменил кто-то ещё. Посмотрите, что записано сейчас`)
    const id = await store(db, params.id, values)
    const after = await rowOf(db, params.id, values.year_id)
    const of = { person_id: params.id, year_id: values.year_id }
    await record({
      subject: 'availability.person_year',
      id,
      ...(before && { before: { ...of, ...keptAvailability(before) } }),
      after: { ...of, ...keptAvailability(orNothing(after)) },
    })
    return readWhole(asked, params.id, values.year_id)
  },
)

export const previewAvailabilityHandler = handle(previewAvailability, async ({ params, body, caller, db, today }) => {
  await requireWritten({ db, caller, today }, params.id, body)
  const before = orNothing(await rowOf(db, params.id, body.year_id))
  return { obstacles: [], effects: await lessonsInTheWay({ db, today }, params.id, body, before) }
})
