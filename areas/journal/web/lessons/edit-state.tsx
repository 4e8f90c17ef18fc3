import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '#platform/web/icons/index.ts'
import { Button, Group, Loader, Text } from '#platform/web/ui/index.ts'
import type { LessonEdit, LessonEdits } from './lesson-edits.ts'

interface Props {
  edits: LessonEdits
  lessonId: number
  edit: LessonEdit | null
}

/** How far a lesson's texts have come, and what can be done where they have not. */
export function EditStateLine({ edits, lessonId, edit }: Props) {
  const { t } = useLingui()
  if (edit === null) return null
  if (edit.state === 'saving')
    return (
      <output aria-label={t`Сохраняется`}>
        <Loader size={14} aria-hidden />
      </output>
    )
  if (edit.state === 'saved')
    return (
      <Text component="output" c="teal" aria-label={t`Сохранено`}>
        <IconCheck size={16} aria-hidden />
      </Text>
    )
  return (
    <Group gap={6} role="alert">
      <IconAlertTriangle size={16} color="var(--mantine-color-error)" aria-hidden />
      <Text size="xs" c="red">
        {edit.reason ?? t`Не отправлено`}
      </Text>
      <Button size="compact-xs" onClick={() => edits.retry(lessonId)}>
        {edit.state === 'stale' ? <Trans>Записать моё</Trans> : <Trans>Повторить</Trans>}
      </Button>
      <Button size="compact-xs" variant="default" onClick={() => edits.drop(lessonId)}>
        {edit.state === 'stale' ? <Trans>Оставить как есть</Trans> : <Trans>Не отправлять</Trans>}
      </Button>
    </Group>
  )
}
