import { Trans, useLingui } from '@lingui/react/macro'
import { HorizontalBars } from '#platform/web/charts/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Panel, ScrollArea, Text, Title } from '#platform/web/ui/index.ts'
import type { Figures } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'
import { slowestFirst } from '../../rules/figures.ts'
import { namesText } from '../../rules/names.ts'
import { expectedOf, foundOf } from '../../rules/tally.ts'
import { AllFound } from './all-found.tsx'
import classes from './statistics.module.css'

type UnitFigures = Figures['units'][number]

/** How long each list took; those in which nobody was awaited are left out. */
export function UnitTimes({ units, control }: { units: readonly UnitFigures[]; control: number }) {
  const { t } = useLingui()
  const sorted = slowestFirst(units)
  const limit = durationText(control)
  const lost = ({ totals }: UnitFigures) => expectedOf(totals) - foundOf(totals)
  const columns: Column<UnitFigures>[] = [
    { key: 'title', title: t`Список`, render: ({ title }) => title },
    {
      key: 'all',
      title: t`Все найдены за`,
      align: 'right',
      render: ({ all }) => <AllFound seconds={all} control={control} />,
    },
    {
      key: 'found',
      title: t`Найдены`,
      align: 'right',
      render: ({ totals }) => `${foundOf(totals)} / ${expectedOf(totals)}`,
    },
    { key: 'missing', title: t`Не найдены`, align: 'right', render: lost },
    { key: 'who', title: t`Ответственные`, render: ({ collectors }) => namesText(collectors) || t`дежурные` },
  ]
  return (
    <Panel>
      <Title order={2}>
        <Trans>По спискам: сколько времени искали</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>Сначала те, где нашли не всех, потом самые долгие. Пунктир — контрольное время {limit}</Trans>
      </Text>
      <ScrollArea.Autosize
        mah={420}
        className={classes['whole']}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Полосы по спискам` }}
      >
        <HorizontalBars
          limit={control}
          bars={sorted.map((unit) => ({
            key: unit.unit_id,
            label: unit.title,
            value: unit.all,
            amount: unit.all === null ? t`⚠ не найдены ${lost(unit)}` : durationText(unit.all),
          }))}
        />
      </ScrollArea.Autosize>
      <ScrollArea.Autosize
        mt="md"
        mah={420}
        className={classes['whole']}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Все списки` }}
      >
        <CardTable label={t`Все списки`} columns={columns} rows={sorted} rowKey={({ unit_id }) => unit_id} />
      </ScrollArea.Autosize>
    </Panel>
  )
}
