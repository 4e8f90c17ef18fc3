import { sql } from 'kysely'
import type { LocationType } from '#platform/contract/enumerations.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { Dictionary } from '../contract/dictionaries.ts'
import { nestingObjection } from '../rules/location-nesting.ts'
import { recordColumns, type RecordRow } from './record-rows.ts'

/** A record as it would stand; without id a new one. */
export interface RecordInput {
  id?: number
  title: string
  name: string | null
  parent_id: number | null
  colour: string | null
  description: string | null
  location_type: LocationType | null
  is_archived: boolean
}

/** 422 for what this kind of dictionary does not bear. */
export function requireShape(dictionary: Dictionary, given: Partial<RecordInput>): void {
  if (given.colour && !dictionary.has_colour) throw refuse('colour', msg`В этом справочнике у записей нет цвета`)
  if (given.description && !dictionary.has_description)
    throw refuse('description', msg`В этом справочнике у записей нет описания`)
  if (given.location_type && !dictionary.has_location_type)
    throw refuse('location_type', msg`Вид места есть только у местоположений`)
  if (given.location_type === null && dictionary.has_location_type)
    throw refuse('location_type', msg`Укажите вид места: страна, область, город, район или село`)
}

/** The record that another one is to stand below, or null for the top level. @throws 422 at `parent_id` */
export async function requireParent(
  db: Database,
  dictionary: Dictionary,
  parentId: number | null,
): Promise<RecordRow | null> {
  if (parentId === null) return null
  if (!dictionary.is_tree) throw refuse('parent_id', msg`В этом справочнике записи не вкладываются друг в друга`)
  const { rows } = await sql<RecordRow>`select ${recordColumns} from dictionaries.record r
    where r.id = ${parentId} and r.dictionary_id = ${dictionary.id}`.execute(db)
  const [parent] = rows
  if (!parent) throw refuse('parent_id', msg`Такой записи в этом справочнике нет`)
  if (parent.is_archived) throw refuse('parent_id', msg`«${parent.title}» в архиве: сначала верните её`)
  return parent
}

/** 422 for a place of a kind that cannot stand there, or cannot hold what stands below it. */
export async function requireNesting(db: Database, input: RecordInput, parent: RecordRow | null, field: string) {
  if (input.location_type === null) return
  const objection = nestingObjection(input.location_type, parent?.location_type ?? null)
  if (objection !== null) throw refuse(field, asSaid(objection))
  if (input.id === undefined) return
  const { rows } = await sql<{ title: string; location_type: LocationType }>`
    select title, location_type from dictionaries.record where parent_id = ${input.id}
    order by index limit 1000`.execute(db)
  for (const { title, location_type } of rows) {
    const inside = nestingObjection(location_type, input.location_type)
    if (inside !== null) throw refuse(field, msg`Внутри стоит «${title}». ${inside}`)
  }
}

/** 422 for a title that a sibling in use has, and for a short name that any record of the dictionary has. */
export async function requireFree(db: Database, dictionary: Dictionary, input: RecordInput): Promise<void> {
  const { rows } = await sql<{ title: string; is_archived: boolean; is_same_name: boolean }>`
    select title, archived_at is not null as is_archived, coalesce(name = ${input.name}, false) as is_same_name
    from dictionaries.record
    where dictionary_id = ${dictionary.id} and id <> ${input.id ?? 0} and (name = ${input.name}
      or (not ${input.is_archived} and archived_at is null and parent_id is not distinct from ${input.parent_id}
        and lower(title) = lower(${input.title})))
    limit 1`.execute(db)
  const [other] = rows
  if (!other) return
  if (other.is_same_name)
    throw refuse('name', msg`Этот код уже у записи «${other.title}»${other.is_archived ? msg` (в архиве)` : ''}`)
  throw refuse('title', msg`Такая запись уже есть на этом уровне`)
}
