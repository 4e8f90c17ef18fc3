import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { inWords } from '#platform/server/audited.ts'
import { handle } from '#platform/server/handle.ts'
import type { PersonOpening } from '#platform/server/person-parts.ts'
import { recordPageView } from '../contract/page-view.ts'
import { listViewers } from '../contract/report.ts'
import { forgetViews } from './forget-views.ts'
import { writeView } from './write-views.ts'
import { permissions } from './permissions.ts'
import { readViewReportHandler } from './report/read-report.ts'
import {
  exportViewersHandler,
  listViewersHandler,
  readViewerPathHandler,
  viewersList,
  viewersTitle,
} from './report/viewers.ts'
import { demonstration } from './demonstration/index.ts'

const recordPageViewHandler = handle(
  recordPageView,
  async ({ body: { page_id, path, from_page_id = null, from_path = null }, caller, context }) => {
    const actor = { account_id: caller.accountId, acted_by: caller.act ?? null }
    await writeView(context, { ...actor, page_id, path, from_page_id, from_path })
    return {}
  },
  // gathered before it takes a connection
  { ownTransactions: true },
)

/** Openings of a person's card; who acted as somebody else counts as themself. */
const cardViews: PersonOpening = {
  id: 'card',
  title: msg`Открывал(а) карточку`,
  notes: {
    hidden: msg`Открытия карточки видны тем, кому доступны просмотры страниц по людям.`,
    shown: msg`Открытия карточки хранятся 13 месяцев, остальное — всегда.`,
  },
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
  audited: [
    {
      subject: 'page_views.path',
      title: msg`путь человека по страницам`,
      // its number is that of the account, whose person is named
      isUnnumbered: true,
      titles: { days: msg`Просмотр за дней`, views: msg`Показано страниц` },
      fields: ['days', 'views'],
      concerns: 'account',
    },
  ],
  auditedBelow: { 'platform.export': { values: { list: inWords({ [viewersList]: viewersTitle }) } } },
  personOpenings: [cardViews],
}
