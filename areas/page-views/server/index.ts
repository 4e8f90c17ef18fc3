import { sql } from 'kysely'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import type { PersonOpening } from '#platform/server/person-parts.ts'
import { recordPageView } from '../contract/page-view.ts'
import { listViewers } from '../contract/report.ts'
import { forgetViews } from './forget-views.ts'
import { permissions } from './permissions.ts'
import { readViewReportHandler } from './report/read-report.ts'
import { exportViewersHandler, listViewersHandler, readViewerPathHandler } from './report/viewers.ts'
import { demonstration } from './demonstration/index.ts'

const recordPageViewHandler = handle(recordPageView, async ({ body, caller, db }) => {
  await db
    .insertInto('page_views.view')
    .values({ ...body, account_id: caller.accountId, acted_by: caller.act ?? null })
    .execute()
  return {}
})

/** Openings of a person's card; who acted as somebody else counts as themself. */
const cardViews: PersonOpening = {
  id: 'card',
  access: listViewers.access,
  traces: (person) => sql`select coalesce(v.acted_by, v.account_id) as account_id, v.at from page_views.view v
    where v.page_id = 'person' and v.path = '/users/' || ${person}`,
}

/** Which pages people open: written on each navigation, read by who cares for the product. */
export const pageViewsArea: Area = {
  permissions,
  demonstration,
  endpoints: [
    recordPageViewHandler,
    readViewReportHandler,
    listViewersHandler,
    exportViewersHandler,
    readViewerPathHandler,
  ],
  maintenance: [forgetViews],
  personOpenings: [cardViews],
}
