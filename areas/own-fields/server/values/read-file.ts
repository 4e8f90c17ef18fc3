import { openDocument } from '#areas/media/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readOwnFile } from '../../contract/own-fields.ts'
import type { FieldOwners } from './field-owners.ts'
import { readTabs } from './read-tabs.ts'

/** To whoever does not read the tab the file is as good as missing. */
export const readFileWith = ({ kindIds, find }: FieldOwners) =>
  handle(readOwnFile, async ({ params, caller, db, today, context }) => {
    const person = await find({ db, caller, today }, params.id)
    const tabs = person ? await readTabs({ db, caller, today, kinds: kindIds(caller, today) }, person.id) : []
    const shown = tabs.flatMap(({ fields }) => fields).find(({ id }) => id === params.field_id)?.file
    if (!shown) throw notFound()
    const file = await db
      .selectFrom('media.file')
      .where('id', '=', shown.id)
      .select(['stem', 'name', 'mime'])
      .executeTakeFirstOrThrow()
    return openDocument(context, file)
  })
