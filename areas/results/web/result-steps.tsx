import { Trans } from '@lingui/react/macro'
import { List, Stack, Text } from '#platform/web/ui/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import type { SlotResult } from '#areas/journal/web/index.ts'

/** How a result came about: the computation line by line, then what was set, by whom and why. */
export function ResultSteps({ result, steps }: { result: SlotResult; steps: readonly string[] }) {
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
