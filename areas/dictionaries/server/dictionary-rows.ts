import { sql, type RawBuilder } from 'kysely'
import { allows, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import type { Dictionary } from '../contract/dictionaries.ts'
import { rhbRecord } from '../contract/permissions.ts'

/** Whether the caller holds a role that keeps the dictionary `d`, and writes records at all. */
export const mayEdit = (caller: Caller): RawBuilder<boolean> =>
  allows(write(rhbRecord), caller)
    ? sql<boolean>`exists (
        select from dictionaries.dictionary_editor e join access.role on role.id = e.role_id
        where e.dictionary_id = d.id and role.name = any(${[...caller.roles]}))`
    : sql<boolean>`false`

/** Dictionaries as the caller sees them, in their order; `where` narrows over `d`. */
export async function readDictionaries(
  db: Database,
  caller: Caller,
  where: RawBuilder<boolean> = sql`true`,
): Promise<Dictionary[]> {
  const { rows } = await sql<Dictionary>`
    select d.id, d.code, d.title, d.is_system, d.is_tree, d.has_colour, d.has_description, d.has_location_type,
      d.archived_at is not null as is_archived, d.version, ${mayEdit(caller)} as may_edit,
      coalesce(counted.records, 0) as records, coalesce(counted.archived, 0) as archived_records
    from dictionaries.dictionary d
    left join (select dictionary_id, count(*) filter (where archived_at is null) as records,
        count(archived_at) as archived
      from dictionaries.record group by 1) counted on counted.dictionary_id = d.id
    where ${where} order by d.position, d.id`.execute(db)
  return rows
}

/** @throws 404 */
export async function readDictionary(db: Database, caller: Caller, id: number): Promise<Dictionary> {
  const [found] = await readDictionaries(db, caller, sql`d.id = ${id}`)
  if (!found) throw notFound(msg`Справочник не найден`)
  return found
}

/** Holds the dictionary till the end of the transaction, so that changes of its order come one after another. */
export async function lockDictionary(db: Database, caller: Caller, id: number): Promise<Dictionary> {
  await sql`select from dictionaries.dictionary where id = ${id} for no key update`.execute(db)
  return readDictionary(db, caller, id)
}

/** The dictionary, held, whose records the caller may write now. @throws 404, 403 with who may, 409 in the archive */
export async function dictionaryToWrite(db: Database, caller: Caller, id: number): Promise<Dictionary> {
  const dictionary = await lockDictionary(db, caller, id)
  if (!dictionary.may_edit) {
    const { rows } = await sql<{ title: string }>`
      select role.title from dictionaries.dictionary_editor e join access.role on role.id = e.role_id
      where e.dictionary_id = ${id} order by role.title`.execute(db)
    const maintainers = rows.map(({ title }) => title).join(', ')
    throw forbidden(msg`Справочник «${dictionary.title}» ведут: ${maintainers === '' ? msg`пока никто` : maintainers}`)
  }
  if (dictionary.is_archived)
    throw conflict(msg`Справочник «${dictionary.title}» в архиве: верните его, чтобы менять записи`)
  return dictionary
}
