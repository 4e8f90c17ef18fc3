import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeEditors, readEditors, type Editors } from '../contract/dictionaries.ts'
import { rhbRecord } from '../contract/permissions.ts'
import { lockDictionary, readDictionary } from './dictionary-rows.ts'
import { requireVersion } from './record-rows.ts'

async function readRoles(db: Database, dictionaryId: number): Promise<Editors['roles']> {
  const { rows } = await sql<Editors['roles'][number]>`
    select role.id, role.title,
      exists (select from dictionaries.dictionary_editor e
        where e.role_id = role.id and e.dictionary_id = ${dictionaryId}) as is_editor,
      exists (select from access.role_permission p
        where p.role_id = role.id and p.key = ${rhbRecord} and p.level = 'write') as may_write
    from access.role order by role.title, role.id`.execute(db)
  return rows
}

export const readEditorsHandler = handle(readEditors, async ({ params, caller, db }) => {
  const { id, version } = await readDictionary(db, caller, params.id)
  return { version, roles: await readRoles(db, id) }
})

const editorsIn = (roles: Editors['roles']) => roles.filter(({ is_editor }) => is_editor).map(({ title }) => title)

export const changeEditorsHandler = handle(changeEditors, async ({ params, body, caller, db, record }) => {
  const dictionary = await lockDictionary(db, caller, params.id)
  requireVersion(dictionary, body.version)
  const before = await readRoles(db, params.id)
  const chosen = [...new Set(body.role_ids)]
  if (chosen.some((id) => !before.some((role) => role.id === id))) throw refuse('role_ids', msg`Такой роли нет`)
  const helpless = before.filter((role) => chosen.includes(role.id) && !role.is_editor && !role.may_write)
  if (helpless.length > 0)
    throw refuse(
      'role_ids',
      msg`У ролей нет права записывать в справочники: ${helpless.map(({ title }) => title).join(', ')}`,
    )
  await sql`delete from dictionaries.dictionary_editor where dictionary_id = ${params.id}`.execute(db)
  await sql`insert into dictionaries.dictionary_editor (dictionary_id, role_id)
    select ${params.id}, chosen from unnest(${chosen}::int[]) chosen`.execute(db)
  await sql`update dictionaries.dictionary set version = version + 1 where id = ${params.id}`.execute(db)
  const roles = await readRoles(db, params.id)
  const of = { dictionary_id: params.id }
  await record({
    subject: 'dictionaries.dictionary',
    id: params.id,
    before: { ...of, editors: editorsIn(before) },
    after: { ...of, editors: editorsIn(roles) },
  })
  return { version: dictionary.version + 1, roles }
})
