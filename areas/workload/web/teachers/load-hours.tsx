import { Trans } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { Badge, Group } from '#platform/web/ui/index.ts'
import { loadState } from '../../rules/teacher-load.ts'

/** Hours a week, with a badge where there are none or unusually many. */
export function LoadHours({ hours }: { hours: number }) {
  const state = loadState(hours)
  return (
    <Group component="span" gap={6} justify="flex-end" wrap="nowrap" flex="none" display="inline-flex">
      {state === 'over' ? (
        <Badge size="sm" variant="light" color="orange">
          <Trans>свыше 1,5 ставки</Trans>
        </Badge>
      ) : null}
      {state === 'none' ? (
        <Badge size="sm" variant="light" color="gray">
          <Trans>без часов</Trans>
        </Badge>
      ) : null}
      {displayNumber(hours)}
    </Group>
  )
}
