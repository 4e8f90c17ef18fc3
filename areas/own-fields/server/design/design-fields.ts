import { sql } from 'kysely'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import {
  changeField,
  createField,
  orderFields,
  removeField,
  type DesignedField,
  type DesignedTab,
} from '../../contract/own-fields.ts'
import { maskFlaw } from '../../rules/mask.ts'
import type { FieldType } from '../../rules/own-values.ts'
import { requireVersion } from '../version.ts'
import { designedTab, lockDesign } from './design-rows.ts'
import { kindTitles, requireKinds } from './design-tabs.ts'
import { requireSameSet, storeOrder } from './order.ts'

const maxFields = 100

interface Shape {
  title: string
  type: FieldType
  dictionary_id: number | null
  mask: string | null
  required_kinds: readonly number[]
}
/** @throws Refusal 422 of a mask of what is no text, and of kinds that the tab does not have */
async function requireLook(db: Database, tab: DesignedTab, { type, mask, required_kinds }: Shape): Promise<void> {
  if (mask !== null) {
    if (type !== 'text') throw refuse('mask', msg`Вид задаётся только тексту`)
    const flaw = maskFlaw(mask)
    if (flaw !== null) throw refuse('mask', asSaid(flaw))
  }
  await requireKinds(db, required_kinds, 'required_kinds')
  const strange = required_kinds.some((kind) => tab.kinds.length > 0 && !tab.kinds.includes(kind))
  if (strange) throw refuse('required_kinds', msg`У этих людей вкладки нет`)
}

/** What is wrong with a field as it would stand. */
async function requireValid(db: Database, tab: DesignedTab, shape: Shape, except: number): Promise<void> {
  const same = tab.fields.some(
    ({ id, title, is_archived }) => id !== except && !is_archived && title.toLowerCase() === shape.title.toLowerCase(),
  )
  if (same) throw refuse('title', msg`Такое поле на вкладке уже есть`)
  await requireLook(db, tab, shape)
  if (shape.type !== 'choice') {
    if (shape.dictionary_id !== null) throw refuse('dictionary_id', msg`Справочник нужен только полю «Выбор»`)
    return
  }
  const dictionary = await db
    .selectFrom('dictionaries.dictionary')
    .where('id', '=', shape.dictionary_id ?? 0)
    .where('archived_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!dictionary) throw refuse('dictionary_id', msg`Укажите справочник, из которого выбирают`)
}

/** What the history keeps of a field; whom it has to be filled for by name, null for all. */
async function auditedValues(db: Database, field: DesignedField) {
  const { title, hint, type, dictionary, mask, is_required, is_archived, required_kinds } = field
  const { rows } = await sql<{ titles: string | null }>`select ${kindTitles(required_kinds)} as titles`.execute(db)
  return { title, hint, type, dictionary, mask, is_required, required_kinds: rows[0]?.titles ?? null, is_archived }
}

const createFieldHandler = handle(createField, async ({ params, body, db, record }) => {
  await lockDesign(db)
  const tab = await designedTab(db, params.id)
  if (tab.fields.length >= maxFields) throw refuse('title', msg`На вкладке уже ${maxFields} полей`)
  const { mask = null, required_kinds = [] } = body
  await requireValid(db, tab, { ...body, mask, required_kinds }, 0)
  const { rows } = await sql<{ id: number }>`
    insert into own_fields.field (tab_id, title, hint, type, dictionary_id, is_required, mask, required_kinds, position)
    values (${tab.id}, ${body.title}, ${body.hint}, ${body.type}, ${body.dictionary_id}, ${body.is_required},
      ${mask}, ${required_kinds}::integer[],
      (select coalesce(max(position), 0) + 1 from own_fields.field where tab_id = ${tab.id})) returning id`.execute(db)
  const after = await designedTab(db, tab.id)
  const made = after.fields.find(({ id }) => id === rows[0]?.id)
  if (made) await record({ subject: 'own_fields.field', id: made.id, after: await auditedValues(db, made) })
  return after
})

/** A field with its tab. @throws Refusal 404 */
async function fieldOf(db: Database, id: number): Promise<{ tab: DesignedTab; field: DesignedField }> {
  const row = await db.selectFrom('own_fields.field').where('id', '=', id).select('tab_id').executeTakeFirst()
  const tab = row && (await designedTab(db, row.tab_id))
  const field = tab?.fields.find((one) => one.id === id)
  if (!tab || !field) throw notFound()
  return { tab, field }
}

const changeFieldHandler = handle(changeField, async ({ params, body, db, record }) => {
  await lockDesign(db)
  const { tab, field } = await fieldOf(db, params.id)
  requireVersion(field, body.version)
  const type = body.type ?? field.type
  const kept = type === 'choice' ? field.dictionary_id : null
  const next = {
    title: body.title ?? field.title,
    hint: body.hint ?? field.hint,
    type,
    dictionary_id: body.dictionary_id === undefined ? kept : body.dictionary_id,
    is_required: body.is_required ?? field.is_required,
    mask: body.mask === undefined ? (type === 'text' ? field.mask : null) : body.mask,
    required_kinds: body.required_kinds ?? field.required_kinds,
  }
  const isArchived = body.is_archived ?? field.is_archived
  if (field.values > 0 && (next.type !== field.type || next.dictionary_id !== field.dictionary_id))
    throw conflict(
      msg`У поля есть значения (людей: ${field.values}): его вид не меняется. Уберите поле в архив и заведите новое`,
    )
  await requireValid(db, tab, next, isArchived ? -1 : field.id)
  await sql`
    update own_fields.field set title = ${next.title}, hint = ${next.hint}, type = ${next.type},
      dictionary_id = ${next.dictionary_id}, is_required = ${next.is_required}, mask = ${next.mask},
      required_kinds = ${next.required_kinds}::integer[], version = version + 1,
      archived_at = case when ${isArchived} then coalesce(archived_at, now()) end
    where id = ${field.id}`.execute(db)
  const after = await fieldOf(db, field.id)
  await record({
    subject: 'own_fields.field',
    id: field.id,
    before: await auditedValues(db, field),
    after: { field: after.field.title, ...(await auditedValues(db, after.field)) },
  })
  return after.tab
})

const orderFieldsHandler = handle(orderFields, async ({ params, body, db }) => {
  await lockDesign(db)
  const tab = await designedTab(db, params.id)
  requireSameSet(
    tab.fields.map(({ id }) => id),
    body.ids,
  )
  await storeOrder(db, 'own_fields.field', body.ids)
  return {}
})

const removeFieldHandler = handle(removeField, async ({ params, db, record }) => {
  await lockDesign(db)
  const { field } = await fieldOf(db, params.id)
  if (field.values > 0)
    throw conflict(msg`Поле заполнено у людей: ${field.values}. Его можно убрать в архив, значения сохранятся`)
  await sql`delete from own_fields.field where id = ${field.id}`.execute(db)
  await record({ subject: 'own_fields.field', id: field.id, before: await auditedValues(db, field) })
  return {}
})

export const fieldHandlers = [createFieldHandler, changeFieldHandler, orderFieldsHandler, removeFieldHandler]
