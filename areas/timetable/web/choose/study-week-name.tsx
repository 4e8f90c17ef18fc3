import { Trans } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import type { Week } from '../../contract/week.ts'

/** Which week of the study year it is, and whether lessons of odd or of even weeks take place; none in summer. */
export function StudyWeekName({ week: { study_week } }: { week: Pick<Week, 'study_week'> }) {
  if (study_week === null) return null
  const { number, parity } = study_week
  return (
    <Text component="span" size="sm" c="dimmed">
      {parity === 'odd' ? (
        <Trans>{number}-я учебная неделя, нечётная</Trans>
      ) : (
        <Trans>{number}-я учебная неделя, чётная</Trans>
      )}
    </Text>
  )
}
