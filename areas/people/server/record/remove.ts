import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import { countReferences, titleOfReference } from '#platform/server/references.ts'
import { previewRemoval, removePerson } from '../../contract/record.ts'
import { findKept } from './archive.ts'
import { lockRecord, readRecord } from './read-record.ts'

interface Person {
  id: number
  admin_user_id: number | null
}

/** Why a person can't be removed, each as a sentence. */
async function obstaclesOf(
  db: Database,
  { id, admin_user_id }: Person,
  titles: Parameters<typeof titleOfReference>[0],
): Promise<string[]> {
  const account = admin_user_id === null ? [] : [t`У человека есть учётная запись`]
  const counted = await countReferences(db, 'people.person', [id])
  const uses = counted
    // what is the person's own goes with them
    .filter(({ isCascading }) => !isCascading)
    .map((one) => `${titleOfReference(titles, one)} — ${one.count}`)
  return uses.length > 0 ? [...account, t`На человека ссылаются: ${uses.join(', ')}`] : account
}

const previewRemovalHandler = handle(previewRemoval, async ({ params, caller, db, context }) => {
  const person = await findKept(db, caller, params.id)
  return { obstacles: await obstaclesOf(db, person, context.referenceTitles), effects: [] }
})

const removePersonHandler = handle(removePerson, async ({ params, caller, db, today, context, record }) => {
  const id = await lockRecord(db, caller, params.id)
  const before = await readRecord(db, caller, id, today)
  const obstacles = await obstaclesOf(db, await findKept(db, caller, id), context.referenceTitles)
  if (obstacles.length > 0) throw conflict(msg`${obstacles.join('. ')}. Уберите его в архив`)
  await db.deleteFrom('people.person').where('id', '=', id).execute()
  await record({ subject: 'people.person', id, before: { surname: before.surname, name: before.name } })
  return {}
})

export const removalHandlers = [previewRemovalHandler, removePersonHandler]
