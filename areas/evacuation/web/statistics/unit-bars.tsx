import { Trans, useLingui } from '@lingui/react/macro'
import { BarChart } from '#platform/web/charts/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Panel, ScrollArea, Title } from '#platform/web/ui/index.ts'
import type { Figures } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'
import { namesText } from '../../rules/names.ts'
import { byTrouble, expectedOf, foundOf } from '../../rules/tally.ts'

type UnitFigures = Figures['units'][number]
/** More bars than these are not told apart. */
const drawn = 16

/** The slowest and the worst first: a bar for each of the first, a row for each of all. */
const bySpeed = (a: UnitFigures, b: UnitFigures) =>
  byTrouble(a.totals, b.totals) || (b.all ?? Number.MAX_SAFE_INTEGER) - (a.all ?? Number.MAX_SAFE_INTEGER)

/** How each list was found; those in which nobody was awaited are left out. */
export function UnitBars({ units }: { units: readonly UnitFigures[] }) {
  const { t } = useLingui()
  const sorted = units.filter(({ totals }) => expectedOf(totals) > 0).toSorted(bySpeed)
  const columns: Column<UnitFigures>[] = [
    { key: 'title', title: t`Список`, render: ({ title }) => title },
    { key: 'who', title: t`Ответственные`, render: ({ collectors }) => namesText(collectors) || t`дежурные` },
    {
      key: 'found',
      title: t`Найдены`,
      align: 'right',
      render: ({ totals }) => `${foundOf(totals)} / ${expectedOf(totals)}`,
    },
    { key: 'missing', title: t`Не найдены`, align: 'right', render: ({ totals }) => totals.missing + totals.waiting },
    { key: 'all', title: t`Все найдены за`, align: 'right', render: ({ all }) => durationText(all) },
  ]
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>По спискам</Trans>
      </Title>
      <BarChart
        data={{
          title: t`Списки: найдены и не найдены`,
          axis: t`Список`,
          rows: sorted.slice(0, drawn).map(({ title, totals, unit_id }, index) => ({
            // two lists of one title are two bars
            label: sorted.findIndex((one) => one.title === title) === index ? title : `${title} (${unit_id})`,
            lost: totals.missing + totals.waiting,
            help: totals.help,
            found: totals.present + totals.released,
          })),
          series: [
            { key: 'lost', title: t`Не найдены`, colour: 1 },
            { key: 'help', title: t`Помощь`, colour: 3 },
            { key: 'found', title: t`На месте`, colour: 2 },
          ],
        }}
      />
      <ScrollArea.Autosize
        mt="md"
        mah={420}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Все списки` }}
      >
        <CardTable label={t`Все списки`} columns={columns} rows={sorted} rowKey={({ unit_id }) => unit_id} />
      </ScrollArea.Autosize>
    </Panel>
  )
}
