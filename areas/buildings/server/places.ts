import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { savePlaces, type PlacedRoom } from '../contract/plans.ts'
import { requireVersion } from './building-rows.ts'
import { planOf, readPlanRow } from './plan-rows.ts'
import { lockPlan } from './plans.ts'

/** Titles of rooms by how their place has changed; null where none has. */
function changesOf(before: readonly PlacedRoom[], after: readonly PlacedRoom[], titles: ReadonlyMap<number, string>) {
  const was = new Map(before.map((one) => [one.room_id, one]))
  const is = new Set(after.map(({ room_id }) => room_id))
  const same = (one: PlacedRoom, other: PlacedRoom) =>
    (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs((one[side] ?? -1) - (other[side] ?? -1)) < 0.0001)
  const titlesOf = (rooms: readonly PlacedRoom[]) =>
    rooms.map(({ room_id }) => titles.get(room_id) ?? '').join(', ') || null
  return {
    added: titlesOf(after.filter(({ room_id }) => !was.has(room_id))),
    moved: titlesOf(after.filter((one) => was.has(one.room_id) && !same(was.get(one.room_id) ?? one, one))),
    taken_off: titlesOf(before.filter(({ room_id }) => !is.has(room_id))),
  }
}

export const savePlacesHandler = handle(savePlaces, async ({ params, body, db, context, record }) => {
  const plan = await lockPlan(db, params.id)
  requireVersion(plan, body.version)
  const rooms = await sql<{ id: number; title: string }>`
    select id, title from buildings.room where building_id = ${plan.building_id}`.execute(db)
  const titles = new Map(rooms.rows.map(({ id, title }) => [id, title]))
  const named = new Set<number>()
  for (const [index, { room_id }] of body.places.entries()) {
    if (!titles.has(room_id)) throw refuse(['places', index, 'room_id'], msg`Этого кабинета в здании плана нет`)
    if (named.has(room_id)) throw refuse(['places', index, 'room_id'], msg`Кабинет поставлен на план дважды`)
    named.add(room_id)
  }
  // rooms in the archive keep their places till they come back
  await sql`
    delete from buildings.plan_place pp using buildings.room r
    where r.id = pp.room_id and pp.plan_id = ${plan.id} and (r.archived_at is null or r.id = any(${[...named]}))`.execute(
    db,
  )
  if (body.places.length > 0)
    await db
      .insertInto('buildings.plan_place')
      .values(body.places.map((place) => ({ ...place, plan_id: plan.id, building_id: plan.building_id })))
      .execute()
  await sql`update buildings.plan set version = version + 1 where id = ${plan.id}`.execute(db)
  const changes = changesOf(plan.places, body.places, titles)
  const { building_id, title } = plan
  await record({
    subject: 'buildings.plan',
    id: plan.id,
    before: { building_id },
    after: { building_id, record: title, ...changes },
  })
  return planOf(context, await readPlanRow(db, plan.id))
})
