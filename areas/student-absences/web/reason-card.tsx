import { translate } from '#platform/contract/text.ts'
import { Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { AbsenceReason } from '../contract/absence-reasons.ts'
import { absenceSpanText } from '../rules/absence-reason.ts'
import { AbsenceAnswer, AbsenceBadge, MissesOfReason } from './reason-parts.tsx'
import { AnswerButtons } from './answer-buttons.tsx'

interface Props {
  reason: AbsenceReason & { may_answer: boolean }
  /** Stands among others of its state, under a heading that says it. */
  isStateSaid?: boolean
}
/** A reason as it is shown to the class teacher, with the answer or the buttons to answer. */
export function ReasonCard({ reason, isStateSaid = false }: Props) {
  const { student, kind, text, state, may_answer } = reason
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} component="span">
          {student.full_name}
          {student.class_title === null ? '' : `, ${student.class_title}`}
        </Text>
        {isStateSaid ? null : <AbsenceBadge state={state} />}
      </Group>
      <Text size="sm">{text}</Text>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" component="span">
          {translate(absenceSpanText(reason))} · {kind.title} · <MissesOfReason {...reason} />
        </Text>
        {may_answer ? <AnswerButtons reason={reason} /> : null}
      </Group>
      <AbsenceAnswer {...reason} />
    </Stack>
  )
}
