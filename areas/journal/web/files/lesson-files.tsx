import { Trans, useLingui } from '@lingui/react/macro'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { ActionIcon, Button } from '#platform/web/ui/index.ts'
import { mostHomeworkFiles } from '../../contract/homework-files.ts'
import type { GridLesson } from '../../contract/journal.ts'
import type { JournalDesk } from '../journal-desk.ts'
import { chooseFiles } from './choose-files.ts'
import { FileLink } from './file-link.tsx'
import { useRemoveFile } from './use-remove-file.ts'
import { useUploads } from './use-uploads.ts'
import { UploadLine } from './upload-line.tsx'
import styles from './files.module.css'

interface Props {
  desk: Pick<JournalDesk, 'store' | 'uploads'>
  lesson: GridLesson
  isReadOnly: boolean
}

/** Files of a lesson's homework: opened by everybody, given and taken away by who writes the homework. */
export function LessonFiles({ desk: { store, uploads }, lesson, isReadOnly }: Props) {
  const { t } = useLingui()
  const remove = useRemoveFile(store)
  const running = useUploads(store, uploads, lesson.id)
  const date = displayDate(lesson.date)
  if (isReadOnly && lesson.files.length === 0) return null
  const isFull = lesson.files.length + running.length >= mostHomeworkFiles
  return (
    <div className={styles['files']}>
      {lesson.files.map((file) => (
        <div key={file.id} className={styles['file']}>
          <FileLink file={file} />
          {isReadOnly ? null : (
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t`Убрать файл ${file.name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(file)}
            >
              <IconX size={14} />
            </ActionIcon>
          )}
        </div>
      ))}
      {running.map((upload) => (
        <UploadLine key={upload.clientId} uploads={uploads} lessonId={lesson.id} upload={upload} />
      ))}
      {isReadOnly || isFull ? null : (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<IconPaperclip size={14} />}
          aria-label={t`Приложить файл к заданию ${date}`}
          className={styles['give'] ?? ''}
          onClick={() => chooseFiles((files) => uploads.give(lesson.id, files))}
        >
          <Trans>Файл</Trans>
        </Button>
      )}
    </div>
  )
}
