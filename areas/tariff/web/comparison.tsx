import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { query } from '#platform/web/api/index.ts'
import { CardTable } from '#platform/web/list/index.ts'
import { Answer, Empty, Panel, Text } from '#platform/web/ui/index.ts'
import { compareTariffs, type TariffDifference } from '../contract/tariff.ts'

/** Who stands otherwise on the day than in an issued list, and by how many hours. */
export function Comparison({ issue, date }: { issue: number; date: string | undefined }) {
  const { t } = useLingui()
  const compared = useQuery(
    query(compareTariffs, { params: { id: String(issue) }, query: date === undefined ? {} : { date } }),
  )
  return (
    <Panel p="sm">
      <Answer of={compared}>
        {({ before, after, items, hours }) => {
          const [from, to] = [displayDate(before), displayDate(after)]
          const [was, is] = [displayNumber(hours.before), displayNumber(hours.after)]
          return items.length === 0 ? (
            <Empty title={<Trans>Ничего не изменилось</Trans>} hint={t`С ${from} по ${to} нагрузка та же`} />
          ) : (
            <>
              <Text fw={600} mb="xs">
                <Trans>
                  С {from} по {to}: было {was} ч, стало {is} ч
                </Trans>
              </Text>
              <CardTable
                label={t`Что изменилось`}
                rows={items}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'name', title: t`Учитель`, render: ({ full_name }) => full_name },
                  {
                    key: 'hours',
                    title: t`Часов`,
                    width: 130,
                    align: 'right',
                    render: (one) => <Hours of={one} />,
                  },
                  {
                    key: 'lines',
                    title: t`Что именно`,
                    render: ({ lines }) => lines.map((line) => <div key={line}>{line}</div>),
                  },
                ]}
              />
            </>
          )
        }}
      </Answer>
    </Panel>
  )
}

function Hours({ of: { before, after } }: { of: TariffDifference }) {
  const { t } = useLingui()
  const [was, is] = [displayNumber(before), displayNumber(after)]
  const change = (after ?? 0) - (before ?? 0)
  const by = displayNumber(Math.abs(change))
  if (before === null) return t`новый, ${is}`
  if (after === null) return t`выбыл, было ${was}`
  if (change === 0) return is
  return change > 0 ? t`${was} → ${is} (+${by})` : t`${was} → ${is} (−${by})`
}
