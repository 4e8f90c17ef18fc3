import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { ViewReport } from '../../contract/report.ts'
import { usePageTitle } from '../use-page-title.ts'

type PageRow = ViewReport['pages'][number]

/** Which pages are opened how often, and from where people come to them. */
export function PagesTable({ pages }: { pages: PageRow[] }) {
  const { t } = useLingui()
  const titleOf = usePageTitle()
  const columns: Column<PageRow>[] = [
    {
      key: 'page',
      title: t`Страница`,
      render: ({ page_id, from }) => (
        <>
          {titleOf(page_id)}
          {from.length > 0 ? (
            <Text size="xs" c="dimmed">
              {t`откуда: ${from.map((one) => `${titleOf(one.page_id)} ${displayNumber(one.views)}`).join(', ')}`}
            </Text>
          ) : null}
        </>
      ),
    },
    { key: 'views', title: t`Просмотров`, width: 110, align: 'right', render: ({ views }) => displayNumber(views) },
    { key: 'people', title: t`Людей`, width: 80, align: 'right', render: ({ people }) => displayNumber(people) },
  ]
  return <CardTable label={t`Страницы`} columns={columns} rows={pages} rowKey={({ page_id }) => page_id} />
}
