import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { translate } from '#platform/contract/text.ts'
import { call } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import { withdrawAbsenceReason, type AbsenceReason } from '../contract/absence-reasons.ts'
import { absenceSpanText, mayWithdraw } from '../rules/absence-reason.ts'
import { AbsenceAnswer, AbsenceBadge, MissesOfReason } from './reason-parts.tsx'

interface Props {
  reason: AbsenceReason
  today: CalendarDate
  onChanged: () => void
}

/** A reason as it is shown to the family that has submitted it. */
export function OwnReason({ reason, today, onChanged }: Props) {
  const { t } = useLingui()
  const { id, kind, text, state, given_by } = reason
  const days = translate(absenceSpanText(reason))
  const withdraw = useMutation({ ...call(withdrawAbsenceReason), onSettled: onChanged })
  const ask = async () => {
    const isSure = await dialog.confirm({ message: t`Отозвать причину на ${days}?`, ok: t`Отозвать` })
    if (isSure) withdraw.mutate({ params: { id: String(id) } })
  }
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} component="span">
          {days}
        </Text>
        <AbsenceBadge state={state} />
      </Group>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" component="span">
          {kind.title} · {given_by} · <MissesOfReason {...reason} />
        </Text>
        {mayWithdraw(state, reason, today) ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={withdraw.isPending}
            aria-label={t`Отозвать: ${days}`}
            onClick={() => void ask()}
          >
            <Trans>Отозвать</Trans>
          </Button>
        ) : null}
      </Group>
      <AbsenceAnswer {...reason} />
    </Stack>
  )
}
