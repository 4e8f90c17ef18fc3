import type { FileAnswer } from '#platform/contract/file.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { readStored, wholePart } from './store.ts'

/**
 * A document for who may have it: the caller has asked that before. Pictures and PDF are shown by a browser, all else is
 * saved. One that is still being checked is 409 to everybody, one that was refused or whose bytes are gone 404.
 */
export async function openDocument(
  { db, media }: AppContext,
  { stem, name, mime }: { stem: string; name: string; mime: string },
): Promise<FileAnswer> {
  const file = await db.selectFrom('media.file').where('stem', '=', stem).select('state').executeTakeFirst()
  if (file?.state === 'checking') throw conflict(msg`Файл ещё проверяется, откройте его через минуту`)
  const bytes = file?.state === 'clean' ? await readStored(media, stem, wholePart) : null
  if (bytes === null) throw notFound()
  return { name, bytes, type: mime, isShown: mime === 'application/pdf' || mime.startsWith('image/') }
}

/** The bytes of a document for a letter that bears it; null where they are gone. */
export const readDocumentBytes = (folder: string, stem: string): Promise<Uint8Array | null> =>
  readStored(folder, stem, wholePart)
