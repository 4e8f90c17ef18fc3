import { sql } from 'kysely'
import { unknownPerson } from '#areas/access/server/index.ts'
import { dropFiles, keepFile } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { removePhoto, setPhoto } from '../contract/people.ts'
import { photoLinks, pictureReader } from './photo-links.ts'
import { maintainsPerson } from './scope/index.ts'

/** The person whose photo the caller may change: oneself, and those whose records one keeps. Locked till the end. */
async function changeable(db: Database, caller: Caller, id: number) {
  const isOwn = sql<boolean>`(p.id is not distinct from ${caller.personId}::int)`
  const person = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(sql<boolean>`(${isOwn} or ${maintainsPerson(caller, sql.ref('p.id'))})`)
    .select(['p.id', 'p.photo_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw unknownPerson(caller, id)
  return person
}
const put = (db: Database, id: number, photo_id: number | null) =>
  db
    .updateTable('people.person')
    .set({ photo_id, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

const setPhotoHandler = handle(setPhoto, async ({ params, body, caller, db, context, record }) => {
  const person = await changeable(db, caller, params.id)
  if (!(await keepFile(db, body.file_id, caller.accountId, 'photo')))
    throw refuse('file_id', msg`Загрузите фотографию ещё раз`)
  await put(db, person.id, body.file_id)
  if (person.photo_id !== null) await dropFiles(db, [person.photo_id])
  await record({
    subject: 'people.person',
    id: person.id,
    before: { photo: person.photo_id },
    after: { photo: body.file_id },
  })
  const file = await db.selectFrom('media.file').where('id', '=', body.file_id).select('stem').executeTakeFirstOrThrow()
  return photoLinks(pictureReader(context, caller), file.stem)
})

const removePhotoHandler = handle(removePhoto, async ({ params, caller, db, context, record }) => {
  const person = await changeable(db, caller, params.id)
  if (person.photo_id !== null) {
    await put(db, person.id, null)
    await dropFiles(db, [person.photo_id])
    await record({
      subject: 'people.person',
      id: person.id,
      before: { photo: person.photo_id },
      after: { photo: null },
    })
  }
  return photoLinks(pictureReader(context, caller), null)
})

export const photoHandlers = [setPhotoHandler, removePhotoHandler]
