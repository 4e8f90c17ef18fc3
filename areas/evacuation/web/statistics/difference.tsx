import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Figures, Statistics } from '../../contract/results.ts'
import { compare } from '../../rules/comparison.ts'
import { durationText } from '../../rules/duration.ts'

interface Props {
  present: Figures
  /** The last one before it. */
  former: Statistics['former'][number]
}

/** In words, how it stands to the last one. */
export const Difference = (props: Props) => (
  <Text fw={600} mb="xs">
    <Words {...props} />
  </Text>
)

function Words({ present, former }: Props): ReactNode {
  const difference = compare(present, former)
  const day = displayMoment(former.started_at).slice(0, 'dd.MM.yyyy'.length)
  if (difference === null) return <Trans>С прошлой, {day}, сравнить нельзя: нет общих времён</Trans>
  if (!('by' in difference)) {
    if (difference.is === 'now') return <Trans>Теперь найдены все, в прошлый раз, {day}, — не все</Trans>
    return <Trans>Найдены не все, в прошлый раз, {day}, — все</Trans>
  }
  const by = durationText(difference.by)
  if (difference.of === 'all') {
    if (difference.is === 'same') return <Trans>Все найдены за то же время, что {day}</Trans>
    if (difference.is === 'quicker')
      return (
        <Trans>
          Все найдены на {by} быстрее, чем {day}
        </Trans>
      )
    return (
      <Trans>
        Все найдены на {by} дольше, чем {day}
      </Trans>
    )
  }
  if (difference.is === 'same') return <Trans>90 % найдены за то же время, что {day}</Trans>
  if (difference.is === 'quicker')
    return (
      <Trans>
        90 % найдены на {by} быстрее, чем {day}
      </Trans>
    )
  return (
    <Trans>
      90 % найдены на {by} дольше, чем {day}
    </Trans>
  )
}
