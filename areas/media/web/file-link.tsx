import { Trans } from '@lingui/react/macro'
import { IconFile, IconFileTypePdf, IconPhoto } from '#platform/web/icons/index.ts'
import { displayBytes } from './bytes.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loader, UnstyledButton, VisuallyHidden } from '#platform/web/ui/index.ts'
import { useOpenFile, type ReadFile, type ShownFile } from './use-open-file.ts'
import styles from './media.module.css'

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog)

function FileIcon({ mime }: { mime: string }) {
  const look = { size: 16, stroke: 1.7, 'aria-hidden': true }
  if (mime.startsWith('image/')) return <IconPhoto {...look} />
  return mime === 'application/pdf' ? <IconFileTypePdf {...look} /> : <IconFile {...look} />
}

/** A file by its name and weight; a click opens it. */
export function FileLink({ file, read }: { file: ShownFile; read: ReadFile }) {
  const { open, isOpening, picture, close } = useOpenFile(file, read)
  const { name } = file
  const size = displayBytes(file.size)
  return (
    <>
      <UnstyledButton className={styles['link'] ?? ''} onClick={open} disabled={isOpening} title={name}>
        {isOpening ? <Loader size={14} /> : <FileIcon mime={file.mime} />}
        <span className={styles['name']}>
          <VisuallyHidden>
            <Trans>Открыть файл</Trans>{' '}
          </VisuallyHidden>
          {name}
        </span>{' '}
        <span className={styles['size']}>{size}</span>
      </UnstyledButton>
      {picture === null ? null : <PictureDialog name={name} address={picture} onClose={close} />}
    </>
  )
}
