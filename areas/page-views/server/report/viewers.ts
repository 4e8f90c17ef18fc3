import { sql } from 'kysely'
import { calendarDateIn } from '#platform/contract/calendar-date.ts'
import { msg, t, translate } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportViewers, listViewers, readViewerPath } from '../../contract/report.ts'
import { findAllViewers, type ViewerInFile } from './all-viewers.ts'
import { findViewers, viewerColumns, viewers } from './find-viewers.ts'
import { instant, isInDays, lastDays } from './date-range.ts'

const maxViews = 200

export const listViewersHandler = handle(listViewers, async ({ query, db, caller, today, context }) => {
  const { rows, total } = await findViewers(db, query, caller, { today, timeZone: context.clock.timeZone })
  return pageOf(query, total, rows)
})

const columnsIn = (timeZone: string): Record<(typeof exportViewers)['columns'][number], SheetColumn<ViewerInFile>> => ({
  name: { title: t`Человек`, width: 40, kind: 'text', of: ({ full_name }) => full_name },
  roles: { title: t`Роли`, width: 40, kind: 'text', of: ({ roles }) => roles.join(', ') },
  views: { title: t`Просмотров`, width: 12, kind: 'number', of: ({ views }) => views },
  days: { title: t`Дней`, width: 8, kind: 'number', of: ({ days }) => days },
  last_at: {
    title: t`Последний раз`,
    width: 14,
    kind: 'date',
    of: ({ last_at }) => last_at && calendarDateIn(timeZone, new Date(last_at)),
  },
})

/** The list as the history names it, and as people do. */
export const viewersList = 'page-views.people'
export const viewersTitle = msg`Просмотры страниц по людям`

export const exportViewersHandler = handle(exportViewers, async ({ query, caller, db, today, record, context }) => {
  const { timeZone } = context.clock
  const found = await findAllViewers(db, query, caller, { today, timeZone })
  const columns = columnsIn(timeZone)
  const title = translate(viewersTitle)
  return exportRows({ list: viewersList, title, columns, query, found, caller, today, record })
})

export const readViewerPathHandler = handle(
  readViewerPath,
  async ({ params, query, db, caller, today, context, record }) => {
    const { timeZone } = context.clock
    const range = lastDays(query.days, today, timeZone)
    const viewer = await viewers(db, caller, today)
      .where('a.id', '=', params.id)
      .select(viewerColumns(range))
      .executeTakeFirst()
    if (!viewer) throw notFound()
    const views = await db
      .selectFrom('page_views.view as v')
      .where('v.account_id', '=', params.id)
      .where(isInDays(range))
      .leftJoin('access.account as actor', 'actor.id', 'v.acted_by')
      .leftJoin('people.person as acting', 'acting.admin_user_id', 'actor.id')
      .select(sql<string | null>`coalesce(acting.full_name, actor.login)`.as('acted_by'))
      .select(['v.id', 'v.page_id', 'v.path', instant(sql.ref('v.at')).$castTo<string>().as('at')])
      .orderBy('v.at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(sql.lit(maxViews))
      .execute()
    await record({ subject: 'page_views.path', id: params.id, after: { days: query.days, views: views.length } })
    return { viewer, views }
  },
)
