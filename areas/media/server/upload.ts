import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { uploadPhoto } from '../contract/media.ts'
import { limitUploads } from './upload-limit.ts'
import { storePhoto } from './store-photo.ts'

export const uploadPhotoHandler = handle(
  uploadPhoto,
  async ({ body: { file, name = t`Фото` }, caller: { accountId }, db, context }) => {
    await limitUploads(db, accountId)
    return storePhoto(db, context.media, { file, name, accountId })
  },
  // drawing takes its time: no connection waits for it
  { ownTransactions: true },
)
