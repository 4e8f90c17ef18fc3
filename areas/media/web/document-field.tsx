import { Trans, useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import { displayBytes } from './bytes.ts'
import { Button, FileButton, Group, Input, Progress, Text } from '#platform/web/ui/index.ts'
import type { StoredFile } from '../contract/media.ts'
import { acceptedFor } from './accepted.ts'
import { useUpload } from './use-upload.ts'

interface Props {
  /** What the document is given for. */
  purpose: UploadPurpose
  label: string
  description?: ReactNode
  value: StoredFile | null
  onChange: (file: StoredFile | null) => void
  error?: ReactNode
}

/** A field of a form for one document: uploaded as soon as it is chosen, taken into use when the form is sent. */
export function DocumentField({ purpose, label, description, value, onChange, error }: Props) {
  const { t } = useLingui()
  const { send, stop, share, isChecking, problem } = useUpload(purpose, onChange)
  return (
    <Input.Wrapper label={label} description={description} labelElement="div" error={problem ?? error}>
      <Group gap="xs" mt={4} mb={4}>
        {value === null ? null : (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {value.name}{' '}
            <Text span size="xs" c="dimmed">
              {displayBytes(value.size)}
            </Text>
          </Text>
        )}
        {isChecking ? (
          <Text component="output" size="xs" c="dimmed">
            <Trans>Проверяется</Trans>
          </Text>
        ) : null}
        {share === null ? (
          <FileButton
            onChange={(file) => file && send(file)}
            accept={acceptedFor(purpose)}
            inputProps={{ 'aria-label': label }}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<IconPaperclip size={14} aria-hidden />}>
                {value === null ? <Trans>Приложить файл</Trans> : <Trans>Заменить файл</Trans>}
              </Button>
            )}
          </FileButton>
        ) : (
          <>
            <Progress value={share * 100} w={120} aria-label={t`Файл загружается`} />
            <Button variant="subtle" size="xs" onClick={stop}>
              <Trans>Отменить</Trans>
            </Button>
          </>
        )}
        {value === null || share !== null ? null : (
          <Button variant="subtle" color="red" size="xs" onClick={() => (stop(), onChange(null))}>
            <Trans>Убрать файл</Trans>
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
