import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { resultText } from '#areas/grading/rules/result-value.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import type { StudentResults } from '../sheet/student-results.ts'
import type { BesideColumn } from './beside-column.ts'

/** What a result does not say itself: how it comes about, what is wanting, that it was set otherwise; null where nothing is. */
export function resultHint(known: StudentResults, { slot }: Exclude<BesideColumn, { kind: 'average' }>): ReactNode {
  const result = known.of(slot)
  if (!result) return null
  const { set, computed, recommended } = result
  const differs = set !== null && computed !== null && set.value !== recommended
  const steps = known.steps(slot)
  if (!differs && steps.length === 0) return null
  return (
    <Stack gap={2} maw={340}>
      {differs ? (
        <Text size="sm" fw={600}>
          <Trans>
            Выставлено {resultText(slot.type, set.value)}, по отметкам {resultText(slot.type, recommended)}
          </Trans>
          {set.reason ? `: ${set.reason}` : null}
        </Text>
      ) : null}
      {steps.map((step) => (
        <Text key={step} size="xs">
          {step}
        </Text>
      ))}
    </Stack>
  )
}
