import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { uploadPlan } from '../contract/media.ts'
import type { anyOf } from '#platform/contract/access.ts'
import { limitUploads } from './upload-limit.ts'
import { storePlan } from './store-plan.ts'

/** @param givers who may give one */
export const uploadPlanBy = (givers: ReturnType<typeof anyOf>) =>
  handle(
    { ...uploadPlan, access: givers },
    async ({ body, caller, db, context }) => {
      await limitUploads(db, caller.accountId)
      return storePlan(db, context.media, { file: body.file, name: body.name ?? t`План`, accountId: caller.accountId })
    },
    // drawing takes its time: no connection waits for it
    { ownTransactions: true },
  )
