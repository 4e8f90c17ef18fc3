import { Trans, useLingui } from '@lingui/react/macro'
import { BarChart } from '#platform/web/charts/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { LinkAnchor, Panel, ScrollArea, Text, Title } from '#platform/web/ui/index.ts'
import type { Statistics } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'
import { sharePercent } from '../../rules/tally.ts'
import { kindTitles } from '../../rules/words.ts'
import { AllFound } from './all-found.tsx'
import { Difference } from './difference.tsx'
import classes from './statistics.module.css'

type FormerRow = Statistics['former'][number]
type Props = Pick<Statistics, 'evacuation' | 'figures' | 'former'> & { control: number }

/** Beside the former ones of the same mode: whether it goes quicker. */
export function Former({ evacuation, figures, former, control }: Props) {
  const { t } = useLingui()
  const own: FormerRow = { ...figures, id: evacuation.id, kind: evacuation.kind, started_at: evacuation.started_at }
  const rows = [own, ...former]
  const [last] = former
  const isOwn = ({ id }: FormerRow) => id === own.id
  const columns: Column<FormerRow>[] = [
    {
      key: 'at',
      title: t`Когда`,
      render: (row) =>
        isOwn(row) ? (
          <b>
            {displayMoment(row.started_at)} · <Trans>эта</Trans>
          </b>
        ) : (
          <LinkAnchor to="/evacuation/statistics/$id" params={{ id: String(row.id) }}>
            {displayMoment(row.started_at)}
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
    { key: 'half', title: t`Половина`, align: 'right', render: ({ half }) => durationText(half) },
    { key: 'ninety', title: '90 %', align: 'right', render: ({ ninety }) => durationText(ninety) },
    { key: 'all', title: t`Все`, align: 'right', render: ({ all }) => <AllFound seconds={all} control={control} /> },
  ]
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Рядом с прежними того же режима</Trans>
      </Title>
      {last === undefined ? (
        <Trans>Раньше таких не было: сравнить не с чем</Trans>
      ) : (
        <>
          <Difference present={figures} former={last} />
          {former.length === 1 ? (
            <Text size="sm" c="dimmed">
              <Trans>Прежняя одна: по двум судить о том, становится ли быстрее, рано</Trans>
            </Text>
          ) : null}
          <BarChart
            data={{
              title: t`За какое время найдены`,
              axis: t`Когда`,
              isSideBySide: true,
              write: durationText,
              step: 60,
              rows: rows.toReversed().map((row) => ({
                label: isOwn(row) ? t`${displayMoment(row.started_at)} · эта` : displayMoment(row.started_at),
                half: row.half,
                ninety: row.ninety,
                all: row.all,
              })),
              series: [
                { key: 'half', title: t`Половина`, colour: 4 },
                { key: 'ninety', title: '90 %', colour: 2 },
                { key: 'all', title: t`Все`, colour: 3 },
              ],
            }}
            table={
              <ScrollArea
                mt="md"
                className={classes['whole']}
                viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Эта и прежние` }}
              >
                <CardTable label={t`Эта и прежние`} columns={columns} rows={rows} rowKey={({ id }) => id} />
              </ScrollArea>
            }
          />
        </>
      )}
    </Panel>
  )
}
