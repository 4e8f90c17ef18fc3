import { Trans, useLingui } from '@lingui/react/macro'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Panel, ScrollArea, Text, Title } from '#platform/web/ui/index.ts'
import type { Figures } from '../../contract/results.ts'
import { expectedOf, foundOf } from '../../rules/tally.ts'
import { AllFound } from './all-found.tsx'
import classes from './statistics.module.css'

type ClassFigures = NonNullable<Figures['classes']>[number]
interface Props {
  classes: readonly ClassFigures[]
  control: number
}

/** Students by class, wherever they were collected; classes of which nobody was awaited are only named. */
export function ClassTable({ classes: all, control }: Props) {
  const { t } = useLingui()
  const awaited = all.filter(({ totals }) => expectedOf(totals) > 0)
  const absent = all.filter(({ totals }) => expectedOf(totals) === 0)
  const columns: Column<ClassFigures>[] = [
    { key: 'class', title: t`Класс`, render: ({ title }) => title },
    {
      key: 'all',
      title: t`Все найдены за`,
      align: 'right',
      render: (one) => <AllFound seconds={one.all} control={control} />,
    },
    {
      key: 'found',
      title: t`Найдены`,
      align: 'right',
      render: ({ totals }) => `${foundOf(totals)} / ${expectedOf(totals)}`,
    },
    {
      key: 'missing',
      title: t`Не найдены`,
      align: 'right',
      render: ({ totals }) => expectedOf(totals) - foundOf(totals),
    },
    { key: 'away', title: t`Отсутствовали`, align: 'right', render: ({ totals }) => totals.away },
  ]
  const names = absent.map(({ title }) => title).join(', ')
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>По классам</Trans>
      </Title>
      {awaited.length === 0 ? <Trans>Учащихся не ждали</Trans> : null}
      {awaited.length > 0 ? (
        <ScrollArea.Autosize
          mah={420}
          className={classes['whole']}
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`По классам` }}
        >
          <CardTable label={t`По классам`} columns={columns} rows={awaited} rowKey={({ title }) => title} />
        </ScrollArea.Autosize>
      ) : null}
      {absent.length > 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>Отсутствовали целиком: {names}</Trans>
        </Text>
      ) : null}
    </Panel>
  )
}
