import { ownFieldDocuments } from '../../contract/purpose.ts'
import { sql } from 'kysely'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type { OwnValue, ValuedField } from '../../contract/own-fields.ts'
import { maskObjection } from '../../rules/mask.ts'
import { plainValue, valueObjection } from '../../rules/own-values.ts'
import { readTabs, type Reading } from './read-tabs.ts'

interface Saving extends Reading {
  record: (...changes: Change[]) => Promise<void>
}
interface Given {
  field_id: number
  value: OwnValue
}
interface Kept {
  value: string | null
  record_id: number | null
  linked_id: number | null
  file_id: number | null
}
const none: Kept = { value: null, record_id: null, linked_id: null, file_id: null }
const at = (fieldId: number) => ['own', `f${fieldId}`]

/** The title of a record in use of the field's dictionary. */
async function recordTitle(db: Database, field: ValuedField, id: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select r.title from dictionaries.record r join own_fields.field f on f.dictionary_id = r.dictionary_id
    where f.id = ${field.id} and r.id = ${id} and r.archived_at is null`.execute(db)
  if (!rows[0]) throw refuse(at(field.id), msg`Такой записи в справочнике нет`)
  return rows[0].title
}
async function personName({ db, caller, today }: Saving, field: ValuedField, owner: number, id: number) {
  if (id === owner) throw refuse(at(field.id), msg`Выберите другого человека`)
  const linked = sql.ref('p.id')
  const { rows } = await sql<{ name: string | null }>`
    select ${caller.accessRules.persons.nameOf(linked)} as name from (select ${id}::integer as id) p
    where ${mayFindPerson(caller, linked, today)}`.execute(db)
  const name = rows[0]?.name ?? null
  if (name === null) throw refuse(at(field.id), msg`Такого человека нет или он вам недоступен`)
  return name
}

/** Takes a file that the writer has uploaded into use. @returns its name */
async function fileName({ db, caller }: Saving, field: ValuedField, id: number): Promise<string> {
  if (!(await keepFile(db, id, caller.accountId, ownFieldDocuments)))
    throw refuse(at(field.id), msg`Загрузите файл ещё раз`)
  const { name } = await db.selectFrom('media.file').where('id', '=', id).select('name').executeTakeFirstOrThrow()
  return name
}

/** A value as the history shows it: dates travel as `yyyy-MM-dd` and are shown as `dd.MM.yyyy`. */
const said = (field: ValuedField, value: OwnValue): OwnValue =>
  field.type === 'date' && typeof value === 'string' ? displayDate(value) : value

/** The columns in which a value is stored, and the value as the history shows it. */
async function keptOf(saving: Saving, owner: number, field: ValuedField, value: Exclude<OwnValue, null>) {
  const isMasked = field.type === 'text' && field.mask !== null && typeof value === 'string'
  const objection = valueObjection(field.type, value) ?? (isMasked ? maskObjection(field.mask ?? '', value) : null)
  if (objection !== null) throw refuse(at(field.id), asSaid(objection))
  if (field.type === 'choice')
    return { kept: { ...none, record_id: Number(value) }, display: await recordTitle(saving.db, field, Number(value)) }
  if (field.type === 'person')
    return {
      kept: { ...none, linked_id: Number(value) },
      display: await personName(saving, field, owner, Number(value)),
    }
  if (field.type === 'file')
    return { kept: { ...none, file_id: Number(value) }, display: await fileName(saving, field, Number(value)) }
  return { kept: { ...none, value: JSON.stringify(value) }, display: said(field, value) }
}

async function store(db: Database, person_id: number, field_id: number, kept: Kept | null): Promise<void> {
  if (kept === null) {
    await sql`delete from own_fields.field_value where person_id = ${person_id} and field_id = ${field_id}`.execute(db)
    return
  }
  await db
    .insertInto('own_fields.field_value')
    .values({ person_id, field_id, ...kept })
    .onConflict((clash) => clash.columns(['person_id', 'field_id']).doUpdateSet(kept))
    .execute()
}

/**
 * Writes values of own fields of a person whose row is held, and records what differs. @returns whether anything did
 * @throws Refusal 422 at `own.f<id>`, also for fields that the caller may not write
 */
export async function saveValues(saving: Saving, personId: number, given: readonly Given[]): Promise<boolean> {
  if (given.length === 0) return false
  const { db, record } = saving
  const tabs = await readTabs(saving, personId)
  const fields = new Map(
    tabs.flatMap((tab) => (tab.may_write ? tab.fields.map((field) => [field.id, field] as const) : [])),
  )
  const changes: Change[] = []
  for (const one of given) {
    const field = fields.get(one.field_id)
    if (!field) throw refuse(at(one.field_id), msg`Такого поля нет, или меняете его не вы`)
    const value = plainValue(one.value)
    if (value === field.value) continue
    if (value === null && field.is_required) throw refuse(at(field.id), msg`Обязательное поле`)
    const next = value === null ? null : await keptOf(saving, personId, field, value)
    await store(db, personId, field.id, next?.kept ?? null)
    if (field.file) await dropFiles(db, [field.file.id])
    changes.push({
      subject: 'own_fields.field_value',
      id: personId,
      before: { field_id: field.id, value: field.display ?? said(field, field.value) },
      after: { field_id: field.id, field: field.title, value: next?.display ?? null },
    })
  }
  await record(...changes)
  return changes.length > 0
}

/**
 * Of a person that is saved whole, every required field of the tabs of its kinds that the caller writes is filled.
 * @throws Refusal 422 at each `own.f<id>` that is empty, with the tab where it stands
 */
export async function requireFilledFields(reading: Reading, personId: number): Promise<void> {
  const tabs = await readTabs(reading, personId)
  const missing = tabs
    .filter(({ may_write }) => may_write)
    .flatMap(({ title, fields }) =>
      fields.filter((field) => field.is_required && field.value === null).map((field) => ({ title, field })),
    )
  if (missing.length > 0)
    throw new Refusal(
      422,
      missing.map(({ title, field }) => ({
        loc: ['body', ...at(field.id)],
        msg: msg`Обязательное поле вкладки «${title}»: ${field.title}`,
        type: 'rule',
      })),
    )
}
