import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { conflict, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { yearRoomName } from '#areas/grading/contract/events.ts'
import * as contract from '../../contract/miss-kinds.ts'
import type { KeptMissKind } from '../../contract/miss-kinds.ts'
import { neededMissKinds } from '../../rules/miss-kinds.ts'

const maxKinds = 30

export const auditedKinds = {
  subject: 'journal.miss_kind',
  fields: ['letter', 'title', 'category', 'counts_as_missed', 'excludes_marks', 'takes_minutes', 'is_archived'],
} as const
const auditedValues = ({
  letter,
  title,
  category,
  counts_as_missed,
  excludes_marks,
  takes_minutes,
  is_archived,
}: KeptMissKind) => {
  return { letter, title, category, counts_as_missed, excludes_marks, takes_minutes, is_archived }
}

async function readKinds(db: Database): Promise<KeptMissKind[]> {
  const { rows } = await sql<KeptMissKind>`
    select k.id, k.code, k.letter, k.title, k.category, k.counts_as_missed, k.excludes_marks, k.takes_minutes,
      k.is_archived, k.is_system, k.version,
      (select count(*) from journal.miss m where m.kind_id = k.id) as misses
    from journal.miss_kind k order by k.index, k.id`.execute(db)
  return rows
}
const lock = (db: Database) => sql`select pg_advisory_xact_lock(hashtext('journal.miss_kind'))`.execute(db)

/** Open journals of every year show it at once. */
async function publishKinds(db: Database, publish: Publish, kinds: readonly KeptMissKind[]): Promise<void> {
  const years = await db.selectFrom('calendar.study_year').select('id').execute()
  const plain = kinds.map(({ is_system: _system, version: _version, misses: _misses, ...kind }) => kind)
  publish(
    years.map(({ id }) => yearRoomName(id)),
    contract.missKindsChanged,
    { kinds: plain },
  )
}

/** @throws Refusal 422 where another one is called so */
function requireFree(kinds: readonly KeptMissKind[], given: { letter?: string; title?: string }, except = 0): void {
  const others = kinds.filter(({ id }) => id !== except)
  if (others.some(({ letter }) => letter === given.letter)) throw refuse('letter', msg`Такая буква уже есть`)
  if (others.some(({ title }) => title.toLowerCase() === given.title?.toLowerCase()))
    throw refuse('title', msg`Такой вид пропуска уже есть`)
}

const listMissKindsHandler = handle(contract.listMissKinds, async ({ db }) => ({ items: await readKinds(db) }))

const createMissKindHandler = handle(contract.createMissKind, async ({ body, db, record, publish }) => {
  await lock(db)
  const before = await readKinds(db)
  if (before.length >= maxKinds) throw refuse('title', msg`Видов пропусков уже ${maxKinds}`)
  requireFree(before, body)
  const { rows } = await sql<{ id: number }>`
    insert into journal.miss_kind (code, letter, title, category, counts_as_missed, excludes_marks, takes_minutes, index)
    values ('own-' || gen_random_uuid(), ${body.letter}, ${body.title}, ${body.category}, ${body.counts_as_missed},
      ${body.excludes_marks}, ${body.takes_minutes}, (select max(index) + 1 from journal.miss_kind))
    returning id`.execute(db)
  const kinds = await readKinds(db)
  const made = kinds.find(({ id }) => id === rows[0]?.id)
  if (!made) throw notFound()
  await record({ subject: auditedKinds.subject, id: made.id, after: auditedValues(made) })
  await publishKinds(db, publish, kinds)
  return made
})

const changeMissKindHandler = handle(contract.changeMissKind, async ({ params, body, db, record, publish }) => {
  await lock(db)
  const before = await readKinds(db)
  const kind = before.find(({ id }) => id === params.id)
  if (!kind) throw notFound()
  if (kind.version !== body.version)
    throw conflict(msg`Этот вид пропуска успел изменить кто-то ещё. Посмотрите и повторите`)
  const { title = kind.title, is_archived = kind.is_archived } = body
  requireFree(before, { title }, kind.id)
  if (is_archived && neededMissKinds.includes(kind.code))
    throw refuse('is_archived', msg`«${kind.title}» нужен перекличке: его можно переименовать, но не убрать`)
  if (title === kind.title && is_archived === kind.is_archived) return kind
  await db
    .updateTable('journal.miss_kind')
    .set({ title, is_archived, version: kind.version + 1 })
    .where('id', '=', kind.id)
    .execute()
  const kinds = await readKinds(db)
  const after = kinds.find(({ id }) => id === kind.id) ?? kind
  await record({ subject: auditedKinds.subject, id: kind.id, before: auditedValues(kind), after: auditedValues(after) })
  await publishKinds(db, publish, kinds)
  return after
})

const orderMissKindsHandler = handle(contract.orderMissKinds, async ({ body, db, publish }) => {
  await lock(db)
  const before = await readKinds(db)
  const known = new Set(before.map(({ id }) => id))
  const given = new Set(body.ids)
  if (given.size !== body.ids.length || known.size !== given.size || !body.ids.every((id) => known.has(id)))
    throw outdated(msg`Список изменился: обновите страницу и переставьте снова`)
  await sql`update journal.miss_kind k set index = given.place
    from unnest(${body.ids}::int[]) with ordinality as given (id, place) where k.id = given.id`.execute(db)
  await publishKinds(db, publish, await readKinds(db))
  return {}
})

const readMissKindHistoryHandler = handle(contract.readMissKindHistory, async ({ db, query }) =>
  readHistory(db, [{ ...auditedKinds, where: sql<boolean>`true` }], query),
)

export const missKindHandlers = [
  listMissKindsHandler,
  createMissKindHandler,
  changeMissKindHandler,
  orderMissKindsHandler,
  readMissKindHistoryHandler,
]
