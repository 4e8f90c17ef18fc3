import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { OwnTab } from '../../contract/own-fields.ts'
import { opensTab } from './scope.ts'

/** Over the value `v`: as it is given on the wire, and as it is said. */
export const plainColumn = sql`coalesce(v.value, to_jsonb(v.record_id), to_jsonb(v.linked_id), to_jsonb(v.file_id))`
export const displayColumn = ({ accessRules }: Caller) => sql<string | null>`coalesce(
  (select r.title from dictionaries.record r where r.id = v.record_id),
  ${accessRules.persons.nameOf(sql.ref('v.linked_id'))},
  (select fi.name from media.file fi where fi.id = v.file_id))`
const fileColumn = sql`(select jsonb_build_object('id', fi.id, 'name', fi.name, 'size', fi.size, 'mime', fi.mime)
  from media.file fi where fi.id = v.file_id)`

/** Whether the tab `t` is one of these kinds. */
const isOfKind = (kinds: RawBuilder<number[]>) => sql<boolean>`(
  not exists (select from own_fields.tab_kind tk where tk.tab_id = t.id)
  or exists (select from own_fields.tab_kind tk where tk.tab_id = t.id and tk.kind_id = any(${kinds})))`

/** Whether the field `f` has to be filled of one of these kinds. */
const isRequired = (kinds: RawBuilder<number[]>) => sql<boolean>`(
  f.is_required and (f.required_kinds = '{}' or f.required_kinds && (${kinds})::integer[]))`

/** Who asks for what stands in a person's tabs. */
export interface Reading {
  db: Database
  caller: Caller
  today: string
  /** Ids of the kinds of the person `p`. */
  kinds: RawBuilder<number[]>
}

/** Tabs of own fields of a person, with the values, as far as the caller reads them; one query. */
export async function readTabs({ db, caller, today, kinds }: Reading, personId: number): Promise<OwnTab[]> {
  const { rows } = await sql<OwnTab>`
    select t.id, t.title, ${opensTab(caller, 'write', sql.ref('t.id'), sql.ref('p.id'), today)} as may_write,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'hint', f.hint, 'type', f.type,
          'dictionary', d.code, 'mask', f.mask, 'is_required', ${isRequired(kinds)}, 'value', ${plainColumn}, 'display', ${displayColumn(caller)}, 'file', ${fileColumn})
          order by f.position, f.id), '[]')
        from own_fields.field f left join dictionaries.dictionary d on d.id = f.dictionary_id
        left join own_fields.field_value v on v.field_id = f.id and v.person_id = p.id
        where f.tab_id = t.id and f.archived_at is null) as fields
    from (select ${personId}::integer as id) p cross join own_fields.tab t
    where t.archived_at is null and ${isOfKind(kinds)}
      and ${opensTab(caller, 'read', sql.ref('t.id'), sql.ref('p.id'), today)}
    order by t.position, t.id`.execute(db)
  return rows.filter(({ fields }) => fields.length > 0)
}
