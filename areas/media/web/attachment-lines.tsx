import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconX } from '#platform/web/icons/index.ts'
import { ActionIcon, Button, Group, Progress, Text } from '#platform/web/ui/index.ts'
import type { Attachment } from './attachment-field.tsx'
import type { AttachmentUploads, RunningUpload } from './attachment-uploads.ts'
import { displayBytes } from './bytes.ts'

const small = { size: 'sm', variant: 'subtle', color: 'gray' } as const

function FileName({ name, size }: { name: string; size: number }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }} flex="1 1 120px">
      {name}{' '}
      <Text span size="xs" c="dimmed">
        {displayBytes(size)}
      </Text>
    </Text>
  )
}

interface AttachedProps {
  file: Attachment
  onRemove: () => void
  /** Null at the ends. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}
/** A file of a form: whether it may stand, and its place among the others. */
export function AttachedFile({ file: { name, size, state, reason }, onRemove, onUp, onDown }: AttachedProps) {
  const { t } = useLingui()
  return (
    <div>
      <Group gap={4} wrap="nowrap">
        <FileName name={name} size={size} />
        {state === 'checking' ? (
          <Text component="output" size="xs" c="dimmed">
            <Trans>Проверяется</Trans>
          </Text>
        ) : null}
        {onUp === null ? null : (
          <ActionIcon {...small} aria-label={t`Выше: ${name}`} onClick={onUp}>
            <IconArrowUp size={14} />
          </ActionIcon>
        )}
        {onDown === null ? null : (
          <ActionIcon {...small} aria-label={t`Ниже: ${name}`} onClick={onDown}>
            <IconArrowDown size={14} />
          </ActionIcon>
        )}
        <ActionIcon {...small} aria-label={t`Убрать файл ${name}`} onClick={onRemove}>
          <IconX size={14} />
        </ActionIcon>
      </Group>
      {state === 'refused' ? (
        <Text size="xs" c="red" role="alert">
          {reason}
        </Text>
      ) : null}
    </div>
  )
}

/** A file on its way: how much has gone, a way to stop it; what has failed says why. */
export function RunningFile({ upload, uploads }: { upload: RunningUpload; uploads: AttachmentUploads }) {
  const { t } = useLingui()
  const { clientId, file, share, problem } = upload
  const { name } = file
  return (
    <div>
      <Group gap={4} wrap="nowrap">
        <FileName name={name} size={file.size} />
        <ActionIcon
          {...small}
          aria-label={problem === null ? t`Остановить загрузку ${name}` : t`Не прикладывать ${name}`}
          onClick={() => uploads.drop(clientId)}
        >
          <IconX size={14} />
        </ActionIcon>
      </Group>
      {problem === null ? (
        <Progress value={share * 100} size="xs" aria-label={t`Загрузка ${name}`} />
      ) : (
        <Group gap={6} role="alert">
          <Text size="xs" c="red">
            {problem}
          </Text>
          {file.size === 0 ? null : (
            <Button size="compact-xs" onClick={() => uploads.retry(upload)}>
              <Trans>Повторить</Trans>
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
