import { unknownPerson } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listOwnFields, readOwnTabs, saveOwnValues } from '../../contract/own-fields.ts'
import { requireVersion } from '../version.ts'
import type { FieldOwners } from './field-owners.ts'
import { readableFields } from './fields.ts'
import { readFileWith } from './read-file.ts'
import { readTabs } from './read-tabs.ts'
import { saveValues } from './save-values.ts'

const readWith = ({ kindIds, find }: FieldOwners) =>
  handle(readOwnTabs, async ({ params, caller, db, today }) => {
    const person = await find({ db, caller, today }, params.id)
    if (!person) throw unknownPerson(caller, params.id)
    return {
      version: person.version,
      items: await readTabs({ db, caller, today, kinds: kindIds(caller, today) }, person.id),
    }
  })

const saveWith = ({ kindIds, find, raiseVersion }: FieldOwners) =>
  handle(saveOwnValues, async ({ params, body, caller, db, today, record }) => {
    const person = await find({ db, caller, today }, params.id, true)
    if (!person) throw unknownPerson(caller, params.id)
    const saving = { db, caller, today, kinds: kindIds(caller, today), record }
    // to whoever writes none of the tabs the fields are as good as missing
    const tabs = await readTabs(saving, person.id)
    if (!tabs.some((tab) => tab.may_write)) throw notFound()
    requireVersion(person, body.version)
    const isChanged = await saveValues(saving, person.id, body.own)
    const version = isChanged ? await raiseVersion(db, person.id) : person.version
    return { version, items: await readTabs(saving, person.id) }
  })

const listOwnFieldsHandler = handle(listOwnFields, async ({ caller, db }) => ({
  items: await readableFields(db, caller),
}))

export const valuesWith = (owners: FieldOwners) => [
  readWith(owners),
  saveWith(owners),
  listOwnFieldsHandler,
  readFileWith(owners),
]
