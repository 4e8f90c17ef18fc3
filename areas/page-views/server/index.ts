import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import { recordPageView } from '../contract/page-view.ts'
import { forgetViews } from './forget-views.ts'

const recordPageViewHandler = handle(recordPageView, async ({ body, caller, db }) => {
  await db
    .insertInto('page_views.view')
    .values({ ...body, account_id: caller.accountId, acted_by: caller.act ?? null })
    .execute()
  return {}
})

export const pageViews: Area = { endpoints: [recordPageViewHandler], upkeep: [forgetViews] }
