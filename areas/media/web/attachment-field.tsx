import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import { IconPaperclip } from '#platform/web/icons/index.ts'
import { Button, FileButton, Group, Input, Stack, Text } from '#platform/web/ui/index.ts'
import type { StoredDocument } from '../contract/media.ts'
import { acceptedFor } from './accepted.ts'
import { AttachedFile, RunningFile } from './attachment-lines.tsx'
import { AttachmentUploads, type RunningUpload } from './attachment-uploads.ts'
import { useDropZone } from './use-drop-zone.ts'
import styles from './media.module.css'

/** A file of a form: uploaded now, or kept already, whose state is then known to be good. */
export type Attachment = Pick<StoredDocument, 'id' | 'name' | 'size' | 'mime'> &
  Partial<Pick<StoredDocument, 'state' | 'reason'>>
type Change = (files: readonly Attachment[]) => Attachment[]

interface Props {
  /** What the files are given for. */
  purpose: UploadPurpose
  label: string
  description?: ReactNode
  maxFiles: number
  /** In their order. A refused one stays with its reason until it is removed: the form sends those that are not. */
  value: readonly Attachment[]
  /** Files come one after another: each changes what is there by then. */
  onChange: (change: Change) => void
  /** Hears whether a file is on its way: what is sent meanwhile would miss it. */
  onBusy?: (isBusy: boolean) => void
  error?: ReactNode
}

/** The same document, checked since, takes its place. */
const withStored =
  (stored: StoredDocument): Change =>
  (files) =>
    files.some(({ id }) => id === stored.id)
      ? files.map((file) => (file.id === stored.id ? stored : file))
      : [...files, stored]
const moved =
  (from: number, by: number): Change =>
  (files) => {
    const order = [...files]
    const [file] = order.splice(from, 1)
    if (file) order.splice(from + by, 0, file)
    return order
  }

function useUploads({ purpose, onChange, onBusy }: Pick<Props, 'purpose' | 'onChange' | 'onBusy'>) {
  const [running, setRunning] = useState<readonly RunningUpload[]>([])
  const [uploads] = useState(() => new AttachmentUploads(purpose))
  useEffect(() =>
    uploads.follow({
      onRunning: (now) => {
        setRunning(now)
        onBusy?.(now.some(({ problem }) => problem === null))
      },
      onStored: (stored) => onChange(withStored(stored)),
    }),
  )
  useEffect(() => () => uploads.end(), [uploads])
  return { uploads, running }
}

/** A field of a form for several documents: chosen, dropped on it or pasted, put in order, removed; each is uploaded at once. */
export function AttachmentField(props: Props) {
  const { purpose, label, description, maxFiles, value, onChange, error } = props
  const { t } = useLingui()
  const { uploads, running } = useUploads(props)
  const [refusal, setRefusal] = useState<string | null>(null)
  const room = maxFiles - value.length - running.length
  const give = (files: readonly File[]) => {
    setRefusal(files.length > room ? t`Можно приложить не больше ${maxFiles} файлов` : null)
    uploads.give(files.slice(0, Math.max(0, room)))
  }
  const zone = useDropZone(room <= 0, give)
  return (
    <Input.Wrapper label={label} description={description} labelElement="div" error={refusal ?? error}>
      <Stack gap={6} mt={4} className={styles['zone'] ?? ''} {...zone}>
        {value.map((file, index) => (
          <AttachedFile
            key={file.id}
            file={file}
            onRemove={() => onChange((files) => files.filter(({ id }) => id !== file.id))}
            onUp={index === 0 ? null : () => onChange(moved(index, -1))}
            onDown={index === value.length - 1 ? null : () => onChange(moved(index, 1))}
          />
        ))}
        {running.map((upload) => (
          <RunningFile key={upload.clientId} upload={upload} uploads={uploads} />
        ))}
        <Group gap="xs">
          <FileButton multiple onChange={give} accept={acceptedFor(purpose)} inputProps={{ 'aria-label': label }}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                size="xs"
                disabled={room <= 0}
                leftSection={<IconPaperclip size={14} aria-hidden />}
              >
                <Trans>Приложить файлы</Trans>
              </Button>
            )}
          </FileButton>
          <Text size="xs" c="dimmed">
            <Trans>Файлы можно перетащить сюда или вставить</Trans>
          </Text>
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}
