import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { uploadPhoto } from '../contract/media.ts'
import { drawPictures } from './picture.ts'
import { storePictures } from './store.ts'

/** Files that nothing shows yet: so many a person may leave behind in a day. */
const mostUnkept = 30

async function refuseHoarding(db: Database, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('media.file')
    .where('uploaded_by', '=', accountId)
    .where('is_kept', '=', false)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostUnkept) throw new Refusal(429, 'Слишком много загрузок за день, повторите завтра', 3600)
}

export const uploadPhotoHandler = handle(
  uploadPhoto,
  async ({ body, caller, db, house }) => {
    await refuseHoarding(db, caller.accountId)
    const pictures = await drawPictures(body.file, 'file')
    const stem = randomUUID()
    await storePictures(house.media, stem, pictures)
    const size = [...pictures.values()].reduce((sum, { length }) => sum + length, 0)
    return db
      .insertInto('media.file')
      .values({
        stem,
        kind: 'photo',
        name: body.name ?? 'Фото',
        size,
        mime: 'image/webp',
        uploaded_by: caller.accountId,
      })
      .returning(['id', 'name', 'size', 'mime'])
      .executeTakeFirstOrThrow()
  },
  // drawing takes its time: no connection waits for it
  { ownTransactions: true },
)
