import { sql, type RawBuilder } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import type { OwnField } from '../../contract/own-fields.ts'
import { readOwnFilters, readRange } from '../../rules/own-values.ts'
import { literally } from '#platform/server/list.ts'
import { plainColumn, displayColumn } from './read-tabs.ts'
import { mayOpenTab, opensTab } from './scope.ts'

interface ListedField extends OwnField {
  kinds: number[]
  required_kinds: number[]
  tab_id: number
  tab: string
}

/** Fields in use of the tabs that the caller may open of somebody, in their order. */
export async function readableFields(db: Database, caller: Caller): Promise<ListedField[]> {
  const { rows } = await sql<ListedField>`
    select f.id, f.title, f.hint, f.type, f.mask, f.is_required, f.required_kinds, f.tab_id, t.title as tab, d.code as dictionary,
      array(select kind_id from own_fields.tab_kind tk where tk.tab_id = t.id order by 1) as kinds
    from own_fields.field f join own_fields.tab t on t.id = f.tab_id
    left join dictionaries.dictionary d on d.id = f.dictionary_id
    where f.archived_at is null and t.archived_at is null and ${mayOpenTab(caller, sql.ref('t.id'))}
    order by t.position, t.id, f.position, f.id`.execute(db)
  return rows
}

/** Whether the value `v` is what is sought. */
function isSought({ type }: OwnField, sought: string): RawBuilder<boolean> {
  switch (type) {
    case 'text':
    case 'long_text':
      return sql<boolean>`platform.search_text(v.value #>> '{}') like '%' || platform.search_text(${literally(sought)}) || '%'`
    case 'file':
      return sql<boolean>`v.file_id is not null`
    case 'yes_no':
      return sql<boolean>`v.value = ${sought === 'true' ? 'true' : 'false'}::jsonb`
    case 'choice':
    case 'person': {
      const id = /^\d{1,9}$/.test(sought) ? Number(sought) : 0
      return sql<boolean>`${sql.ref(type === 'choice' ? 'v.record_id' : 'v.linked_id')} = ${id}`
    }
    case 'number':
    case 'date': {
      const range = readRange(type, sought)
      if (!range) return sql<boolean>`false`
      const kind = sql.raw(type === 'date' ? 'date' : 'numeric')
      const [from, to] = range
      const value = sql`(v.value #>> '{}')::${kind}`
      return sql<boolean>`(${from}::${kind} is null or ${value} >= ${from}::${kind})
        and (${to}::${kind} is null or ${value} <= ${to}::${kind})`
    }
  }
}

/** Whether those without a value are sought: a file is there or is not. */
const isWanting = ({ type }: OwnField, sought: string) => type === 'file' && sought !== 'true'

/**
 * What the filters of own fields ask of the person `p`. A value that the caller may not read of this person is as good as
 * none, a field that they may read of nobody finds nobody.
 */
export async function ownNarrowing(
  db: Database,
  given: string,
  caller: Caller,
  today: string,
): Promise<RawBuilder<boolean>> {
  const fields = new Map((await readableFields(db, caller)).map((field) => [field.id, field]))
  const each = (readOwnFilters(given) ?? []).map(({ fieldId, sought }) => {
    const field = fields.get(fieldId)
    if (!field) return sql<boolean>`false`
    const holds = isWanting(field, sought) ? sql`not exists` : sql`exists`
    return sql<boolean>`(${holds} (select from own_fields.field_value v
        where v.person_id = p.id and v.field_id = ${field.id} and ${isSought(field, sought)})
      and ${opensTab(caller, 'read', sql.lit(field.tab_id), sql.ref('p.id'), today)})`
  })
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

/** By id of the field, what the caller may read of the person `p`. */
export type OwnValues = Record<string, string | number | boolean>
export const ownColumn = (caller: Caller, today: string) => sql<OwnValues>`coalesce((
  select jsonb_object_agg(v.field_id::text, coalesce(to_jsonb(${displayColumn(caller)}), ${plainColumn}))
  from own_fields.field_value v join own_fields.field f on f.id = v.field_id
  where v.person_id = p.id and f.archived_at is null
    and ${opensTab(caller, 'read', sql.ref('f.tab_id'), sql.ref('p.id'), today)}), '{}')`

const cellOf = (value: string | number | boolean | undefined) =>
  typeof value === 'boolean' ? (value ? t`Да` : t`Нет`) : (value ?? null)
/** Columns of a file for fields of a kind of persons, by `f<id>`. */
export const ownSheetColumns = (
  fields: readonly ListedField[],
  kindId: number | undefined,
): Record<string, SheetColumn<{ own: OwnValues }>> =>
  Object.fromEntries(
    fields
      .filter(({ kinds }) => kinds.length === 0 || (kindId !== undefined && kinds.includes(kindId)))
      .map(({ id, title, type }) => [
        `f${id}`,
        {
          title,
          width: 20,
          kind: type === 'date' ? 'date' : 'text',
          of: ({ own }) => {
            const cell = cellOf(own[id])
            return cell === null ? null : String(cell)
          },
        } as const,
      ]),
  )
