import { Trans } from '@lingui/react/macro'
import { List, Stack, Text } from '#platform/web/ui/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import type { SlotResult } from '#areas/journal/web/index.ts'

interface Props {
  result: SlotResult
  steps: readonly string[]
  /** The rules of the year by which it is computed, in words; null where nothing is. */
  policy: string | null
}

/** How a result came about: the computation line by line and by which rules, then what was set, by whom and why. */
export function ResultSteps({ result, steps, policy }: Props) {
  const { set, slot, recommended } = result
  return (
    <Stack gap={6}>
      {steps.length > 0 ? (
        <List size="sm" spacing={2} type="ordered">
          {steps.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      ) : null}
      {policy === null ? null : (
        <Text size="xs" c="dimmed">
          {policy}
        </Text>
      )}
      {recommended === null ? null : (
        <Text size="sm" fw={600}>
          <Trans>Рекомендовано: {resultText(slot.type, recommended)}</Trans>
        </Text>
      )}
      {set ? (
        <Text size="sm">
          <strong>
            <Trans>Выставлено: {resultText(slot.type, set.value)}</Trans>
          </strong>{' '}
          <Text span size="xs" c="dimmed">
            {[set.author, displayMoment(set.changed_at)].filter(Boolean).join(', ')}
          </Text>
          {set.differs ? (
            <Text span display="block" c="red.8" fw={600}>
              <Trans>
                Выставлено {resultText(slot.type, set.value)}, по отметкам {resultText(slot.type, set.recommended)}
              </Trans>
            </Text>
          ) : null}
          {set.reason ? (
            <>
              <br />
              <Trans>Причина: {set.reason}</Trans>
            </>
          ) : null}
        </Text>
      ) : null}
    </Stack>
  )
}
