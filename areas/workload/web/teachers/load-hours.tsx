import { displayNumber } from '#platform/contract/number.ts'
import { Group } from '#platform/web/ui/index.ts'
import type { TeacherLoad } from '../../contract/workload.ts'
import { LoadState } from './load-state.tsx'

type Of = Pick<TeacherLoad, 'hours' | 'rate' | 'week_norm' | 'largest_load'>
/** Hours a week, with a badge where there are none, few or many for the rate. */
export const LoadHours = ({ of: { hours, rate, week_norm: week, largest_load: largest } }: { of: Of }) => (
  <Group component="span" gap={6} justify="flex-end" wrap="nowrap" flex="none" display="inline-flex">
    <LoadState hours={hours} rate={rate} norm={{ week, largest }} />
    {displayNumber(hours)}
  </Group>
)
