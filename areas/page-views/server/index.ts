import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import { recordPageView } from '../contract/page-view.ts'
import { forgetViews } from './forget-views.ts'
import { readViewReportHandler } from './report/read-report.ts'
import { exportViewersHandler, listViewersHandler, readViewerPathHandler } from './report/viewers.ts'

const recordPageViewHandler = handle(recordPageView, async ({ body, caller, db }) => {
  await db
    .insertInto('page_views.view')
    .values({ ...body, account_id: caller.accountId, acted_by: caller.act ?? null })
    .execute()
  return {}
})

/** Which pages people open: written on each navigation, read by who cares for the product. */
export const pageViews: Area = {
  endpoints: [
    recordPageViewHandler,
    readViewReportHandler,
    listViewersHandler,
    exportViewersHandler,
    readViewerPathHandler,
  ],
  upkeep: [forgetViews],
}
