import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { archiveKind, changeKind, createKind, type KindValues, type Party } from '../../contract/kinds.ts'
import { journalOfKind } from './kind-journal.ts'
import { keptKind, lockKind, readKinds } from './kind-rows.ts'

const subject = 'documents.kind'

/** 422 where a kind in use bears the title already, or a party names what it can't. */
async function requireValid(db: Database, { title, makers, readers }: KindValues, id: number | null): Promise<void> {
  const taken = await sql`
    select from documents.kind where archived_at is null and platform.search_text(title) = platform.search_text(${title})
      and id is distinct from ${id}`.execute(db)
  if (taken.rows.length > 0) throw refuse('title', msg`Такой вид документов уже есть`)
  await requireTargets(db, makers, 'makers')
  await requireTargets(db, readers, 'readers')
}
async function requireTargets(db: Database, parties: readonly Party[], field: 'makers' | 'readers'): Promise<void> {
  if (parties.some(({ party, target_id }) => (party === 'unit' || party === 'role') !== (target_id !== null)))
    throw refuse(field, msg`Выберите подразделение или роль`)
  const idsOf = (kind: 'unit' | 'role') =>
    parties.flatMap(({ party, target_id }) => (party === kind && target_id !== null ? [target_id] : []))
  const { rows } = await sql<{ found: number }>`select
    (select count(*) from organisation.unit where id = any(${idsOf('unit')}::integer[])) +
    (select count(*) from access.role where id = any(${idsOf('role')}::integer[])) as found`.execute(db)
  const asked = new Set(idsOf('unit')).size + new Set(idsOf('role')).size
  if ((rows[0]?.found ?? 0) < asked) throw refuse(field, msg`Такого подразделения или такой роли нет`)
}

async function writeParties(db: Database, id: number, { makers, readers }: KindValues): Promise<void> {
  const given = [...makers.map((one) => ({ ...one, act: 'make' })), ...readers.map((one) => ({ ...one, act: 'read' }))]
  await sql`delete from documents.kind_right where kind_id = ${id}`.execute(db)
  await sql`
    insert into documents.kind_right (kind_id, act, party, unit_id, role_id)
    select ${id}, act, party, case when party = 'unit' then target_id end, case when party = 'role' then target_id end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(act text, party text, target_id integer)
    on conflict do nothing`.execute(db)
}
async function columnsOf(db: Database, { makers: _makers, readers: _readers, journal_key, ...columns }: KindValues) {
  return { ...columns, journal_key: await journalOfKind(db, journal_key, columns.title) }
}

const createKindHandler = handle(createKind, async ({ body, db, record }) => {
  await requireValid(db, body, null)
  const { id } = await db
    .insertInto('documents.kind')
    .values({
      ...(await columnsOf(db, body)),
      index: sql<number>`(select coalesce(max(index), 0) + 1 from documents.kind)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeParties(db, id, body)
  const [made] = await readKinds(db, sql<boolean>`k.id = ${id}`)
  if (made) await record({ subject, id, after: keptKind(made) })
  return { id }
})

const changeKindHandler = handle(changeKind, async ({ params, body, db, record }) => {
  const before = await lockKind(db, params.id)
  const { version, ...values } = body
  if (before.version !== version) throw outdated(msg`Пока вы писали, вид документов изменили. Обновите страницу`)
  if (before.documents > 0 && before.genre !== values.genre)
    throw refuse('genre', msg`По этому виду уже есть документы: тип не меняется. Заведите новый вид`)
  await requireValid(db, values, before.id)
  await db
    .updateTable('documents.kind')
    .set({ ...(await columnsOf(db, values)), version: version + 1 })
    .where('id', '=', before.id)
    .execute()
  await writeParties(db, before.id, values)
  const [after] = await readKinds(db, sql<boolean>`k.id = ${before.id}`)
  if (after) await record({ subject, id: before.id, before: keptKind(before), after: keptKind(after) })
  return { id: before.id }
})

const archiveKindHandler = handle(archiveKind, async ({ params, body, db, record }) => {
  const before = await lockKind(db, params.id)
  if (before.is_archived === body.is_archived) return {}
  if (!body.is_archived) await requireValid(db, before, before.id)
  const { rows } = await sql`
    update documents.kind set archived_at = case when ${body.is_archived} then now() end, version = version + 1
    where id = ${before.id} returning id`.execute(db)
  if (rows.length === 0) throw notFound()
  await record({
    subject,
    id: before.id,
    before: { is_archived: before.is_archived },
    after: { is_archived: body.is_archived },
  })
  return {}
})

export const kindWriteHandlers = [createKindHandler, changeKindHandler, archiveKindHandler]
