import type { FileAnswer } from '#platform/contract/file.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readStored, wholePart } from './store.ts'

/**
 * A document for who may have it: the caller has asked that before. Pictures and PDF are shown by a browser, all else is
 * saved. Bytes that are gone are 404 as what never was.
 */
export async function openDocument(
  { media }: AppContext,
  { stem, name, mime }: { stem: string; name: string; mime: string },
): Promise<FileAnswer> {
  const bytes = await readStored(media, stem, wholePart)
  if (bytes === null) throw notFound()
  return { name, bytes, type: mime, isShown: mime === 'application/pdf' || mime.startsWith('image/') }
}
