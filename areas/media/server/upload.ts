import { randomUUID } from 'node:crypto'
import { handle } from '#platform/server/handle.ts'
import { uploadPhoto } from '../contract/media.ts'
import { refuseHoarding } from './hoarding.ts'
import { drawPictures } from './picture.ts'
import { partOf, storeParts } from './store.ts'

export const uploadPhotoHandler = handle(
  uploadPhoto,
  async ({ body, caller, db, house }) => {
    await refuseHoarding(db, caller.accountId)
    const pictures = await drawPictures(body.file, 'file')
    const stem = randomUUID()
    await storeParts(house.media, stem, new Map(Array.from(pictures, ([width, bytes]) => [partOf(width), bytes])))
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
