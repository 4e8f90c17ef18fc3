import { Trans, useLingui } from '@lingui/react/macro'
import { BarChart } from '#platform/web/charts/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, Panel, ScrollArea, Title } from '#platform/web/ui/index.ts'
import type { Statistics } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'
import { sharePercent } from '../../rules/tally.ts'
import { kindTitles } from '../../rules/words.ts'

type FormerRow = Statistics['former'][number]

/** The former ones of the same mode: whether it goes quicker. */
export function Former({ former }: Pick<Statistics, 'former'>) {
  const { t } = useLingui()
  const columns: Column<FormerRow>[] = [
    {
      key: 'at',
      title: t`Когда`,
      render: ({ id, started_at }) => (
        <LinkAnchor to="/evacuation/statistics/$id" params={{ id: String(id) }}>
          {displayMoment(started_at)}
        </LinkAnchor>
      ),
    },
    { key: 'kind', title: t`Вид`, render: ({ kind }) => kindTitles[kind] },
    {
      key: 'found',
      title: t`Найдены`,
      align: 'right',
      render: ({ found, expected }) => `${found} / ${expected} (${sharePercent(found, expected)} %)`,
    },
    { key: 'half', title: '50 %', align: 'right', render: ({ half }) => durationText(half) },
    { key: 'ninety', title: '90 %', align: 'right', render: ({ ninety }) => durationText(ninety) },
    { key: 'all', title: t`Все`, align: 'right', render: ({ all }) => durationText(all) },
  ]
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Прежние, того же режима</Trans>
      </Title>
      {former.length === 0 ? (
        <Trans>Раньше таких не было: сравнить не с чем</Trans>
      ) : (
        <>
          <BarChart
            data={{
              title: t`За сколько секунд найдены 90 %`,
              axis: t`Когда`,
              rows: former
                .toReversed()
                .flatMap(({ started_at, ninety }) =>
                  ninety === null ? [] : [{ label: displayMoment(started_at), seconds: ninety }],
                ),
              series: [{ key: 'seconds', title: t`Секунд до 90 %`, colour: 2 }],
            }}
          />
          <ScrollArea mt="md" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Прежние` }}>
            <CardTable label={t`Прежние`} columns={columns} rows={former} rowKey={({ id }) => id} />
          </ScrollArea>
        </>
      )}
    </Panel>
  )
}
