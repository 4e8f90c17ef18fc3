import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { definitions, type Definition } from './definitions.ts'
import { locations, type Place } from './locations.ts'

const administrators = ['admin', 'ceasar']

async function insertRecords(db: Database, dictionaryId: number, { records }: Definition): Promise<void> {
  const rows = records.map(({ title, name = null, colour = null, isSystem = false }, place) => ({
    dictionary_id: dictionaryId,
    title,
    name,
    colour,
    is_system: isSystem,
    index: place + 1,
  }))
  if (rows.length > 0) await db.insertInto('dictionaries.record').values(rows).execute()
}

interface Below {
  parent_id: number | null
  places: readonly Place[]
}

/** The tree of places, level by level. */
async function insertPlaces(db: Database, dictionaryId: number): Promise<void> {
  let level: Below[] = [{ parent_id: null, places: locations }]
  while (level.length > 0) {
    const placed = level.flatMap(({ parent_id, places }) =>
      places.map((place, at) => ({
        place,
        row: { dictionary_id: dictionaryId, parent_id, title: place.title, location_type: place.type, index: at + 1 },
      })),
    )
    const made = await db
      .insertInto('dictionaries.record')
      .values(placed.map(({ row }) => row))
      .returning('id')
      .execute()
    level = placed
      .map(({ place }, at) => ({ parent_id: made[at]?.id ?? null, places: place.inside }))
      .filter(({ places }) => places.length > 0)
  }
}

async function installOne(db: Database, definition: Definition, position: number): Promise<void> {
  const { code, title, isTree, hasColour, hasDescription, hasLocationType, editors = [] } = definition
  const made = await db
    .insertInto('dictionaries.dictionary')
    .values({
      code,
      title,
      is_system: true,
      is_tree: isTree ?? false,
      has_colour: hasColour ?? false,
      has_description: hasDescription ?? false,
      has_location_type: hasLocationType ?? false,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRecords(db, made.id, definition)
  if (hasLocationType) await insertPlaces(db, made.id)
  await sql`
    insert into dictionaries.dictionary_editor (dictionary_id, role_id)
    select ${made.id}, id from access.role where name = any(${[...administrators, ...editors]})`.execute(db)
}

/**
 * Puts the dictionaries of the installation with their first records into a school that has its roles. Idempotent: one
 * that is there already stays as the school has made it.
 */
export async function installDictionaries(db: Database): Promise<void> {
  const present = await db.selectFrom('dictionaries.dictionary').select('code').execute()
  const known = new Set(present.map(({ code }) => code))
  for (const [position, definition] of definitions.entries())
    if (!known.has(definition.code)) await installOne(db, definition, position + 1)
}
