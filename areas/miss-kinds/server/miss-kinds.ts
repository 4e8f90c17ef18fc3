import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { conflict, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { yearRoomName } from '#areas/grading/contract/events.ts'
import * as contract from '../contract/miss-kinds.ts'
import { neededMissKinds } from '../rules/miss-kinds.ts'
import { auditedKinds, auditedValues } from './audited.ts'
import { readKindRows, readMissKinds, type MissKindRow } from './kind-rows.ts'

const maxKinds = 30

/** How many misses of each kind stand in journals: the rooms above know. */
export type CountMisses = (db: Database) => Promise<ReadonlyMap<number, number>>

const lock = (db: Database) => sql`select pg_advisory_xact_lock(hashtext(${auditedKinds.subject}))`.execute(db)

/** Open journals of every year show it at once. */
async function publishKinds(db: Database, publish: Publish): Promise<void> {
  const years = await db.selectFrom('calendar.study_year').select('id').execute()
  publish(
    years.map(({ id }) => yearRoomName(id)),
    contract.missKindsChanged,
    { kinds: await readMissKinds(db) },
  )
}

/** @throws Refusal 422 where another one is called so */
function requireFree(kinds: readonly MissKindRow[], given: { letter?: string; title?: string }, except = 0): void {
  const others = kinds.filter(({ id }) => id !== except)
  if (others.some(({ letter }) => letter === given.letter)) throw refuse('letter', msg`Такая буква уже есть`)
  if (others.some(({ title }) => title.toLowerCase() === given.title?.toLowerCase()))
    throw refuse('title', msg`Такой вид пропуска уже есть`)
}

const listMissKindsWith = (countMisses: CountMisses) =>
  handle(contract.listMissKinds, async ({ db }) => {
    const [kinds, misses] = await Promise.all([readKindRows(db), countMisses(db)])
    return { items: kinds.map((kind) => ({ ...kind, misses: misses.get(kind.id) ?? 0 })) }
  })

const createMissKindHandler = handle(contract.createMissKind, async ({ body, db, record, publish }) => {
  await lock(db)
  const before = await readKindRows(db)
  if (before.length >= maxKinds) throw refuse('title', msg`Видов пропусков уже ${maxKinds}`)
  requireFree(before, body)
  const { rows } = await sql<{ id: number }>`
    insert into miss_kinds.miss_kind (code, letter, title, category, counts_as_missed, excludes_marks, takes_minutes, index)
    values ('own-' || gen_random_uuid(), ${body.letter}, ${body.title}, ${body.category}, ${body.counts_as_missed},
      ${body.excludes_marks}, ${body.takes_minutes}, (select max(index) + 1 from miss_kinds.miss_kind))
    returning id`.execute(db)
  const made = (await readKindRows(db)).find(({ id }) => id === rows[0]?.id)
  if (!made) throw notFound()
  await record({ subject: auditedKinds.subject, id: made.id, after: auditedValues(made) })
  await publishKinds(db, publish)
  return { ...made, misses: 0 }
})

const changeMissKindWith = (countMisses: CountMisses) =>
  handle(contract.changeMissKind, async ({ params, body, db, record, publish }) => {
    await lock(db)
    const before = await readKindRows(db)
    const kind = before.find(({ id }) => id === params.id)
    if (!kind) throw notFound()
    if (kind.version !== body.version)
      throw conflict(msg`Этот вид пропуска успел изменить кто-то ещё. Посмотрите и повторите`)
    const { title = kind.title, is_archived = kind.is_archived } = body
    requireFree(before, { title }, kind.id)
    if (is_archived && neededMissKinds.includes(kind.code))
      throw refuse('is_archived', msg`«${kind.title}» нужен перекличке: его можно переименовать, но не убрать`)
    const misses = (await countMisses(db)).get(kind.id) ?? 0
    if (title === kind.title && is_archived === kind.is_archived) return { ...kind, misses }
    const after = { ...kind, title, is_archived, version: kind.version + 1 }
    await db
      .updateTable('miss_kinds.miss_kind')
      .set({ title, is_archived, version: after.version })
      .where('id', '=', kind.id)
      .execute()
    await record({
      subject: auditedKinds.subject,
      id: kind.id,
      before: auditedValues(kind),
      after: auditedValues(after),
    })
    await publishKinds(db, publish)
    return { ...after, misses }
  })

const orderMissKindsHandler = handle(contract.orderMissKinds, async ({ body, db, publish }) => {
  await lock(db)
  const before = await readKindRows(db)
  const known = new Set(before.map(({ id }) => id))
  const given = new Set(body.ids)
  if (given.size !== body.ids.length || known.size !== given.size || !body.ids.every((id) => known.has(id)))
    throw outdated(msg`Список изменился: обновите страницу и переставьте снова`)
  await sql`update miss_kinds.miss_kind k set index = given.place, version = k.version + 1
    from unnest(${body.ids}::int[]) with ordinality as given (id, place)
    where k.id = given.id and k.index is distinct from given.place`.execute(db)
  await publishKinds(db, publish)
  return {}
})

const readMissKindHistoryHandler = handle(contract.readMissKindHistory, async ({ db, query }) =>
  readHistory(db, [{ subject: auditedKinds.subject, fields: auditedKinds.fields, where: sql<boolean>`true` }], query),
)

export const missKindHandlersWith = (countMisses: CountMisses) => [
  listMissKindsWith(countMisses),
  createMissKindHandler,
  changeMissKindWith(countMisses),
  orderMissKindsHandler,
  readMissKindHistoryHandler,
]
