import { useLingui } from '@lingui/react/macro'
import { IconArrowsSplit2 } from '#platform/web/icons/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Mark } from '../../contract/marks.ts'
import { markStatusTitles } from '../../rules/words.ts'
import { displayClock } from './display-clock.ts'

/** Two people said different things of one person within a minute. */
export function ClashNote({ clash }: Pick<Mark, 'clash'>) {
  const { t } = useLingui()
  if (clash === null) return null
  const otherStatus = markStatusTitles[clash.status]
  const at = displayClock(clash.at)
  return (
    <Text component="span" size="sm" fw={600} c="var(--mantine-color-orange-light-color)">
      <IconArrowsSplit2 size={16} style={{ verticalAlign: '-3px' }} aria-hidden />{' '}
      {t`Отметки расходятся: ${clash.by_name} в ${at} — «${otherStatus}»`}
    </Text>
  )
}
