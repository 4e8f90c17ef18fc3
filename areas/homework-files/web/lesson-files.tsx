import { useLingui } from '@lingui/react/macro'
import { IconX } from '#platform/web/icons/index.ts'
import { ActionIcon } from '#platform/web/ui/index.ts'
import type { HomeworkPartProps } from '#areas/journal/web/index.ts'
import { HomeworkFile } from './homework-file.tsx'
import { useRemoveFile } from './use-remove-file.ts'
import { useUploads } from './use-uploads.ts'
import { UploadLine } from './upload-line.tsx'
import { uploadsOf } from './uploads-of.ts'
import styles from './files.module.css'

interface Props extends HomeworkPartProps {
  isReadOnly: boolean
}

/** Files of a lesson's homework: on their way and there: opened by everybody, taken away by who writes the homework. */
export function LessonFiles({ store, lesson, isReadOnly }: Props) {
  const { t } = useLingui()
  const uploads = uploadsOf(store)
  const remove = useRemoveFile(store)
  const running = useUploads(store, uploads, lesson.id)
  if (lesson.files.length + running.length === 0) return null
  return (
    <div className={styles['files']}>
      {lesson.files.map((file) => (
        <div key={file.id} className={styles['file']}>
          <HomeworkFile file={file} />
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
    </div>
  )
}
