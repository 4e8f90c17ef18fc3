// Reads what a person has given, in a thread: `read-upload.ts` is how the server asks for it.
import { msg } from '#platform/contract/text.ts'
import { UnfitFile } from './open-archive.ts'
import { readBook } from './read-book.ts'
import type { Reading } from './sheet.ts'

const damaged = msg`Файл повреждён: откройте его в Excel и сохраните ещё раз`

/** The rows of a spreadsheet, or what is wrong with it, not said yet. */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Reading> {
  try {
    return { sheet: await readBook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) }
  } catch (error) {
    return { unfit: error instanceof UnfitFile ? error.why.stored() : damaged.stored() }
  }
}
