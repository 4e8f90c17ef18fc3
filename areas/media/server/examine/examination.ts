import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { inThreads } from '#platform/server/threads/in-threads.ts'
import type { FileFlaw } from '../../rules/file-flaw.ts'
import type * as examining from './examine-document.ts'
import { beginsAsPicture, redraw } from '../picture.ts'

const maxSeconds = 20
const examineDocument = inThreads<typeof examining>(new URL('examine-document.ts', import.meta.url))(
  'examineDocument',
  maxSeconds,
)

/** Bytes as they are kept and their type by content; what a browser does not show is plain bytes. */
export interface Examined {
  bytes: Uint8Array
  mime: string
}
const plainBytes = 'application/octet-stream'

async function examineHere(
  bytes: Buffer,
  name: string,
  types: UploadPurpose['types'],
): Promise<Examined | { flaw: FileFlaw }> {
  if (beginsAsPicture(bytes)) {
    if (!types.includes('picture')) return { flaw: 'type' }
    const drawn = await redraw(bytes)
    if (!('flaw' in drawn)) return drawn
    return { flaw: drawn.flaw === 'unreadable' ? 'unreadable_picture' : 'too_many_pixels' }
  }
  const found = await examineDocument(bytes, name, types)
  if ('flaw' in found) return found
  return { bytes, mime: found.type === 'pdf' ? 'application/pdf' : plainBytes }
}

/**
 * Looks a document over by its content, in a thread: a picture is drawn anew without what a camera writes beside it; what acts when it
 * is opened, is locked, or unpacks to more than an honest file does has a flaw.
 */
export async function examine(
  given: unknown,
  name: string,
  { types, maxBytes }: UploadPurpose,
): Promise<Examined | { flaw: FileFlaw }> {
  if (!Buffer.isBuffer(given) || given.length === 0) return { flaw: 'empty' }
  if (given.length > maxBytes) return { flaw: 'too_large' }
  try {
    return await examineHere(given, name, types)
  } catch (error) {
    if (error instanceof Refusal) throw error
    // it took all memory or all time of its thread
    console.error('examination of a document:', (error as Error).message)
    return { flaw: 'heavy' }
  }
}
