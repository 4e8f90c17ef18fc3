import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import type { StoredFile } from '../contract/media.ts'
import { drawPlan } from './picture.ts'
import { planWidth } from './picture-widths.ts'
import { partOf, storeParts } from './store.ts'

interface Given {
  /** A Buffer; anything else is refused. */
  file: unknown
  name: string
  accountId: number
}

/** Draws the picture of a plan anew and keeps it, as yet shown by nothing. @throws 422 at `file` */
export async function storePlan(db: Database, folder: string, { file, name, accountId }: Given): Promise<StoredFile> {
  const picture = await drawPlan(file, 'file')
  const stem = randomUUID()
  await storeParts(folder, stem, new Map([[partOf(planWidth), picture]]))
  return db
    .insertInto('media.file')
    .values({ stem, kind: 'plan', name, size: picture.length, mime: 'image/webp', uploaded_by: accountId })
    .returning(['id', 'name', 'size', 'mime'])
    .executeTakeFirstOrThrow()
}
