import { displayNumber } from '#platform/contract/number.ts'
import { Group } from '#platform/web/ui/index.ts'
import { LoadState } from './load-state.tsx'

/** Hours a week, with a badge where there are none, few or many for the rate. */
export const LoadHours = ({ hours, rate }: { hours: number; rate: number | null }) => (
  <Group component="span" gap={6} justify="flex-end" wrap="nowrap" flex="none" display="inline-flex">
    <LoadState hours={hours} rate={rate} />
    {displayNumber(hours)}
  </Group>
)
