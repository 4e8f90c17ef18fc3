import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { StoredFile } from '../contract/media.ts'
import { drawPictures } from './picture.ts'
import { partOf, storeParts } from './store.ts'

interface Given {
  /** A Buffer; anything else is refused. */
  file: unknown
  name: string
  accountId: number
}

/** Draws a photo anew in all kept widths and keeps it, as yet shown by nothing. @throws 422 at `file` */
export async function storePhoto(db: Database, folder: string, { file, name, accountId }: Given): Promise<StoredFile> {
  const pictures = await drawPictures(file, 'file')
  const stem = randomUUID()
  await storeParts(folder, stem, new Map(Array.from(pictures, ([width, bytes]) => [partOf(width), bytes])))
  const size = [...pictures.values()].reduce((sum, { length }) => sum + length, 0)
  return db
    .insertInto('media.file')
    .values({ stem, kind: 'photo', name, size, mime: 'image/webp', uploaded_by: accountId })
    .returning(['id', 'name', 'size', 'mime'])
    .executeTakeFirstOrThrow()
}
