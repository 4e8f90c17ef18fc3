import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { uploadDocument } from '../contract/media.ts'
import type { Givers } from './givers.ts'
import { limitUploads } from './upload-limit.ts'
import { documentOf, storeDocument } from './store-document.ts'

/** @param givers who may give one */
export const uploadDocumentBy = (givers: Givers) =>
  handle(
    { ...uploadDocument, access: givers },
    async ({ body, caller, db, context }) => {
      const { accountId } = caller
      const { file, name, client_id: clientId } = body
      const before = await documentOf(db, accountId, clientId)
      if (before) return before
      await limitUploads(db, accountId)
      const stored = await storeDocument(db, context.media, { file, name, accountId, clientId })
      // the same upload may have come in twice at once: the first one counts
      const kept = stored ?? (await documentOf(db, accountId, clientId))
      if (!kept) throw refuse('client_id', msg`Загрузите файл ещё раз`)
      return kept
    },
    // a picture takes its time: no connection waits for it
    { ownTransactions: true },
  )
