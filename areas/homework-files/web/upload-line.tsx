import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '#platform/web/icons/index.ts'
import { ActionIcon, Button, Group, Progress, Text } from '#platform/web/ui/index.ts'
import type { LessonUpload, LessonUploads } from './lesson-uploads.ts'
import styles from './files.module.css'

interface Props {
  uploads: LessonUploads
  lessonId: number
  upload: LessonUpload
}
const hundred = 100

/** A file on its way: how much has gone, a way to stop it; what has failed says why. */
export function UploadLine({ uploads, lessonId, upload: { clientId, file, share, problem } }: Props) {
  const { t } = useLingui()
  const { name } = file
  const percent = Math.round(share * hundred)
  return (
    <div className={styles['upload']}>
      <Group gap={4} wrap="nowrap">
        <span className={styles['name']}>{name}</span>
        {problem === null ? <span className={styles['size']}>{percent} %</span> : null}
        <ActionIcon
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={problem === null ? t`Остановить загрузку ${name}` : t`Не прикладывать ${name}`}
          onClick={() => uploads.drop(lessonId, clientId)}
        >
          <IconX size={14} />
        </ActionIcon>
      </Group>
      {problem === null ? (
        <Progress value={percent} size="xs" aria-label={t`Загрузка ${name}`} />
      ) : (
        <Group gap={6} role="alert">
          <Text size="xs" c="red">
            {problem}
          </Text>
          <Button size="compact-xs" onClick={() => uploads.retry(lessonId, clientId)}>
            <Trans>Повторить</Trans>
          </Button>
        </Group>
      )}
    </div>
  )
}
