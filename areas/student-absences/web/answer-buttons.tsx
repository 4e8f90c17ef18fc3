import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '#platform/web/ui/index.ts'
import type { AbsenceReason } from '../contract/absence-reasons.ts'
import { useAnswer } from './use-answer.ts'

/** The class teacher's two answers to a reason. */
export function AnswerButtons({ reason }: { reason: AbsenceReason }) {
  const { t } = useLingui()
  const { accept, decline, isSending } = useAnswer()
  const { full_name } = reason.student
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        loading={isSending}
        aria-label={t`Принять: ${full_name}`}
        onClick={() => accept(reason)}
      >
        <Trans>Принять</Trans>
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isSending}
        aria-label={t`Отклонить: ${full_name}`}
        onClick={() => decline(reason)}
      >
        <Trans>Отклонить</Trans>
      </Button>
    </Group>
  )
}
