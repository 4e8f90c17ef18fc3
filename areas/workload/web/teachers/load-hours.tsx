import { displayNumber } from '#platform/contract/number.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import { useYearLoad } from '../use-year-load.ts'
import type { TeacherLoad } from '../../contract/workload.ts'
import { LoadState } from './load-state.tsx'

type Of = Pick<TeacherLoad, 'hours' | 'rate' | 'week_norm' | 'largest_load' | 'year'>
/** Hours a week, with a badge where there are none, few or many for the rate; in a college those of the year beside. */
export function LoadHours({ of }: { of: Of }) {
  const { hours, rate, week_norm: week, largest_load: largest } = of
  const ofYear = useYearLoad(of)
  return (
    <Group component="span" gap={6} justify="flex-end" wrap="nowrap" flex="none" display="inline-flex">
      <LoadState hours={hours} rate={rate} norm={{ week, largest }} />
      {displayNumber(hours)}
      {ofYear === '' ? null : (
        <Text span size="xs" c="dimmed">
          {ofYear}
        </Text>
      )}
    </Group>
  )
}
