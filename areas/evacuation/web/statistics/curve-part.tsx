import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Panel, Text, Title } from '#platform/web/ui/index.ts'
import { durationText } from '../../rules/duration.ts'
import type { Figures } from '../../contract/results.ts'
import { FoundCurve } from '../found-curve.tsx'

/** How the found grew from the start on; the numbers of it are the times above. */
export function CurvePart({ figures, control }: { figures: Figures; control: number }) {
  const { t } = useLingui()
  const { curve, expected, found, completed } = figures
  const until = Math.max(control, completed ?? 0, ...curve.map(({ at }) => at))
  const limit = durationText(control)
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Сколько найдено от начала</Trans>
      </Title>
      <FoundCurve points={curve} expected={expected} until={until} control={control} height={180} />
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          <Trans>Начало</Trans>
        </Text>
        <Text size="sm">{t`пунктир — контрольное время ${limit}`}</Text>
        <Text size="sm">
          {durationText(until)} · {t`${found} из ${expected}`}
        </Text>
      </Group>
    </Panel>
  )
}
