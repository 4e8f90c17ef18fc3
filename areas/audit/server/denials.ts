import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import { handle, type Mounted } from '#platform/server/handle.ts'
import { sayStored } from '#platform/server/language/spoken.ts'
import { schoolMoments, type SchoolMoments } from '#platform/server/school-moments.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportDenials, listDenials, type Denial } from '../contract/audit.ts'
import { exportEvents, holderColumn, pageOfEvents, type InFile } from './account-events.ts'
import type { Days } from './date-range.ts'

type Row = Omit<Denial, 'summary'>
const denials = {
  from: sql`platform.denial e join access.account a on a.id = e.account_id
    left join people.person actor on actor.admin_user_id = e.acted_by`,
  columns: { day: sql`e.day`, endpoint: sql`e.endpoint`, times: sql`e.times`, acted_by: sql`actor.full_name` },
  at: 'last_at',
  after: sql`e.account_id, e.endpoint`,
  // counted by the day
  isOfDays: ({ from, to }: Days) =>
    sql<boolean>`(e.day >= ${from}::date and (${to}::date is null or e.day <= ${to}::date))`,
}

type Columns = Record<(typeof exportDenials)['columns'][number], SheetColumn<InFile<Row>>>
const columnsBy = ({ cell }: SchoolMoments, summaryOf: (endpoint: string) => string): Columns => ({
  last_at: { title: msg`Последний раз`, width: 20, kind: 'moment', of: ({ last_at }) => cell(new Date(last_at)) },
  person: holderColumn(msg`Кому`),
  under: { title: msg`Действовал(а)`, width: 30, kind: 'text', of: ({ acted_by }) => acted_by },
  summary: { title: msg`В чём`, width: 44, kind: 'text', of: ({ endpoint }) => summaryOf(endpoint) },
  endpoint: { title: msg`Вызов`, width: 44, kind: 'text', of: ({ endpoint }) => endpoint },
  times: { title: msg`Раз за день`, width: 12, kind: 'number', isSummed: true, of: ({ times }) => times },
})

/** Calls refused for want of a right. @param mounted all calls of the product, for what they are said to be */
export function denialHandlers(mounted: () => readonly Mounted[]) {
  const summaries = () =>
    new Map(mounted().map(({ endpoint: { method, path, summary } }) => [`${method} ${path}`, summary]))
  const summaryBy = (known: ReadonlyMap<string, string>) => (endpoint: string) =>
    sayStored({ id: known.get(endpoint) ?? endpoint })
  const listDenialsHandler = handle(listDenials, async (asking) => {
    const page = await pageOfEvents<Row>(asking, denials)
    const summaryOf = summaryBy(summaries())
    return { ...page, items: page.items.map((row) => ({ ...row, summary: summaryOf(row.endpoint) })) }
  })
  const exportDenialsHandler = handle(exportDenials, (asking) =>
    exportEvents<Row, keyof Columns>(asking, denials, {
      list: 'audit.denials',
      title: t`Отказы`,
      columns: columnsBy(schoolMoments(asking.context.clock.timeZone), summaryBy(summaries())),
      tells: { person: ['holder'], under: ['acted_by'], summary: ['endpoint'] },
    }),
  )
  return [listDenialsHandler, exportDenialsHandler]
}
