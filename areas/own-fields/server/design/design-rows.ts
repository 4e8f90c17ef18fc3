import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { DesignedTab } from '../../contract/own-fields.ts'

/** Tabs with their fields, archived ones too, in their order; or one of them. */
export async function designedTabs(db: Database, id: number | null = null): Promise<DesignedTab[]> {
  const { rows } = await sql<DesignedTab>`
    select t.id, t.title, t.version, t.archived_at is not null as is_archived,
      array(select kind_id from own_fields.tab_kind k where k.tab_id = t.id order by 1) as kinds,
      array(select role_id from own_fields.tab_role r where r.tab_id = t.id and r.level = 'read' order by 1) as readers,
      array(select role_id from own_fields.tab_role r where r.tab_id = t.id and r.level = 'write' order by 1) as writers,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'hint', f.hint, 'type', f.type,
          'dictionary', d.code, 'dictionary_id', f.dictionary_id, 'is_required', f.is_required, 'mask', f.mask, 'required_kinds', f.required_kinds,
          'is_archived', f.archived_at is not null, 'version', f.version,
          'values', (select count(*) from own_fields.field_value v where v.field_id = f.id)) order by f.position, f.id)
        from own_fields.field f left join dictionaries.dictionary d on d.id = f.dictionary_id
        where f.tab_id = t.id), '[]') as fields
    from own_fields.tab t where ${id}::int is null or t.id = ${id}
    order by t.position, t.id`.execute(db)
  return rows
}

export async function designedTab(db: Database, id: number): Promise<DesignedTab> {
  const [tab] = await designedTabs(db, id)
  if (!tab) throw notFound()
  return tab
}

/** Held till the end: changes of tabs and fields come one after another. */
export const lockDesign = (db: Database) => sql`select pg_advisory_xact_lock(hashtext('own_fields.tab'))`.execute(db)
