import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { changeGuest, createGuest, listGuests, removeGuest, type Guest } from '../contract/settings.ts'
import { toMillisecond } from './moments.ts'

/** Those in the building first; `where` narrows over `g`. */
async function readGuests(db: Database, where: RawBuilder<boolean>): Promise<Guest[]> {
  const { rows } = await sql<Guest>`
    select g.id, g.name, g.host, ${toMillisecond(sql`g.came_at`)} as came_at, ${toMillisecond(sql`g.left_at`)} as left_at, g.version
    from evacuation.guest g where ${where}
    order by g.left_at is not null, g.left_at desc, g.came_at desc, g.id limit 300`.execute(db)
  return rows
}

/** Who left is told of until the next day. */
export const listGuestsHandler = handle(listGuests, async ({ db }) => ({
  items: await readGuests(db, sql<boolean>`g.left_at is null or g.left_at > now() - interval '12 hours'`),
}))

async function requireGuest(db: Database, id: number): Promise<Guest> {
  await sql`select from evacuation.guest where id = ${id} for update`.execute(db)
  const [guest] = await readGuests(db, sql<boolean>`g.id = ${id}`)
  if (!guest) throw notFound(msg`Запись о госте не найдена`)
  return guest
}
const auditedValues = ({ name, host, left_at }: Guest) => ({ name, host, has_left: left_at !== null })

export const createGuestHandler = handle(
  createGuest,
  async ({ body, db, record }) => {
    const { rows } = await sql<{ id: number }>`
    insert into evacuation.guest (name, host) values (${body.name}, ${body.host}) returning id`.execute(db)
    const made = await requireGuest(db, rows[0]?.id ?? 0)
    await record({ subject: 'evacuation.guest', id: made.id, after: auditedValues(made) })
    return made
  },
  { isVital: true },
)

export const changeGuestHandler = handle(changeGuest, async ({ params, body, db, record }) => {
  const before = await requireGuest(db, params.id)
  if (before.version !== body.version) throw conflict(msg`Запись уже изменил кто-то другой: обновите список`)
  const hasLeft = body.has_left ?? before.left_at !== null
  await sql`
    update evacuation.guest set name = ${body.name ?? before.name}, host = ${body.host ?? before.host}, version = version + 1,
      left_at = case when ${hasLeft} then coalesce(left_at, now()) end
    where id = ${before.id}`.execute(db)
  const after = await requireGuest(db, before.id)
  await record({
    subject: 'evacuation.guest',
    id: after.id,
    before: auditedValues(before),
    after: auditedValues(after),
  })
  return after
})

export const removeGuestHandler = handle(removeGuest, async ({ params, db, record }) => {
  const guest = await requireGuest(db, params.id)
  await sql`delete from evacuation.guest where id = ${guest.id}`.execute(db)
  await record({ subject: 'evacuation.guest', id: guest.id, before: auditedValues(guest) })
  return {}
})
