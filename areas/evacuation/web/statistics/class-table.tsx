import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Panel, ScrollArea, Title } from '#platform/web/ui/index.ts'
import { readEvacuation } from '../../contract/evacuations.ts'
import { classesOf, expectedOf, foundOf } from '../../rules/tally.ts'

type ClassRow = ReturnType<typeof classesOf>[number]

/** Students by class, wherever they were collected. */
export function ClassTable({ evacuationId }: { evacuationId: number }) {
  const { t } = useLingui()
  const full = useQuery(query(readEvacuation, { params: { id: String(evacuationId) }, query: { get_type: 'full' } }))
  const columns: Column<ClassRow>[] = [
    { key: 'class', title: t`Класс`, render: ({ title }) => title },
    {
      key: 'found',
      title: t`Найдены`,
      align: 'right',
      render: ({ tally }) => `${foundOf(tally)} / ${expectedOf(tally)}`,
    },
    { key: 'missing', title: t`Не найдены`, align: 'right', render: ({ tally }) => tally.missing + tally.waiting },
    { key: 'help', title: t`Помощь`, align: 'right', render: ({ tally }) => tally.help },
    { key: 'away', title: t`Отсутствуют`, align: 'right', render: ({ tally }) => tally.away },
  ]
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>По классам</Trans>
      </Title>
      <Answer of={full}>
        {({ marks = [] }) => (
          <ScrollArea.Autosize mah={420} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`По классам` }}>
            <CardTable label={t`По классам`} columns={columns} rows={classesOf(marks)} rowKey={({ title }) => title} />
          </ScrollArea.Autosize>
        )}
      </Answer>
    </Panel>
  )
}
