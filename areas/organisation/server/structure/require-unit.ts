import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'

/** The title of a unit in which somebody or something may be put; null for none. @throws 422 at the field */
export async function requireUnit(db: Database, id: number | null, field: string): Promise<string | null> {
  if (id === null) return null
  const unit = await db
    .selectFrom('organisation.unit')
    .select(['title', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!unit) throw refuse(field, msg`Такого подразделения нет`)
  if (unit.archived_at !== null) throw refuse(field, msg`«${unit.title}» в архиве: сначала верните его`)
  return unit.title
}

interface UnitInput {
  id?: number
  title: string
  parent_id: number | null
  kind_id: number | null
  head_id: number | null
}
/** 422 for a title that a sibling has. */
export async function requireFreeTitle(
  db: Database,
  { id = 0, title, parent_id }: Omit<UnitInput, 'kind_id' | 'head_id'>,
) {
  const { rows } = await sql`select from organisation.unit where id <> ${id} and archived_at is null
    and parent_id is not distinct from ${parent_id} and lower(title) = lower(${title})`.execute(db)
  if (rows.length > 0) throw refuse('title', msg`Здесь уже есть подразделение с таким названием`)
}
/** 422 for a kind that is none, and for a head who does not work here. @returns their titles, for the history */
export async function requireKindAndHead(db: Database, input: Pick<UnitInput, 'kind_id' | 'head_id'>, today: string) {
  const { rows } = await sql<{ kind: string | null; head: string | null; works: boolean }>`
    select (select r.title from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
        where r.id = ${input.kind_id} and d.code = 'division') as kind,
      (select full_name from people.person where id = ${input.head_id}) as head,
      exists (select from people.employment e where e.person_id = ${input.head_id}
        and coalesce(upper(e.during), 'infinity') > ${today}::date) as works`.execute(db)
  const { kind = null, head = null, works = false } = rows[0] ?? {}
  if (input.kind_id !== null && kind === null) throw refuse('kind_id', msg`Такого вида подразделений нет`)
  if (input.head_id !== null && (head === null || !works))
    throw refuse('head_id', msg`Этот человек в школе не работает`)
  return { kind, head }
}
