import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listOwnFields, readOwnTabs, saveOwnValues } from '#areas/own-fields/contract/own-fields.ts'
import { demandVersion, raiseVersion } from './version.ts'
import { readableFields } from '#areas/own-fields/server/values/fields.ts'
import { readOwnFileHandler } from '#areas/own-fields/server/values/read-file.ts'
import { readTabs } from '#areas/own-fields/server/values/read-tabs.ts'
import { saveValues } from '#areas/own-fields/server/values/save-values.ts'

const found = (db: Database, caller: Caller, id: number, today: string) =>
  db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select(['p.id', 'p.version'])

const read = handle(readOwnTabs, async ({ params, caller, db, today }) => {
  const person = await found(db, caller, params.id, today).executeTakeFirst()
  if (!person) throw notFound()
  return { version: person.version, items: await readTabs(db, caller, person.id, today) }
})

const save = handle(saveOwnValues, async ({ params, body, caller, db, today, record }) => {
  const person = await found(db, caller, params.id, today).forUpdate().executeTakeFirst()
  if (!person) throw notFound()
  // to whoever writes none of the tabs the fields are as good as missing
  const tabs = await readTabs(db, caller, person.id, today)
  if (!tabs.some((tab) => tab.may_write)) throw notFound()
  demandVersion(person, body.version)
  const isChanged = await saveValues({ db, caller, today, record }, person.id, body.own)
  const version = isChanged ? await raiseVersion(db, person.id) : person.version
  return { version, items: await readTabs(db, caller, person.id, today) }
})

const list = handle(listOwnFields, async ({ caller, db }) => ({ items: await readableFields(db, caller) }))

export const ownValueEndpoints = [read, save, list, readOwnFileHandler]
