import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/web/format/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import type { ViewReport } from '../../contract/report.ts'
import { usePageTitle } from '../use-page-title.ts'

type PageRow = ViewReport['pages'][number]

/** Which pages are opened how often, and from where people come to them. */
export function PagesTable({ pages }: { pages: PageRow[] }) {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  const columns: Column<PageRow>[] = [
    { key: 'page', title: t`Страница`, render: ({ page_id }) => titleOf(page_id) },
    { key: 'views', title: t`Просмотров`, width: 110, align: 'right', render: ({ views }) => displayNumber(views) },
    { key: 'people', title: t`Людей`, width: 80, align: 'right', render: ({ people }) => displayNumber(people) },
    {
      key: 'from',
      title: t`Откуда приходят`,
      render: ({ from }) =>
        from.map(({ page_id, views }) => `${titleOf(page_id)} ${displayNumber(views)}`).join(', ') || '—',
    },
  ]
  return <CardTable label={t`Страницы`} columns={columns} rows={pages} rowKey={({ page_id }) => page_id} />
}
