import { useLingui } from '@lingui/react/macro'
import { IconPaperclip } from '#platform/web/icons/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { ActionIcon } from '#platform/web/ui/index.ts'
import { acceptedFor } from '#areas/media/web/index.ts'
import type { HomeworkPartProps } from '#areas/journal/web/index.ts'
import { homeworkDocuments } from '../contract/purpose.ts'
import { maxHomeworkFiles } from '../contract/homework-files.ts'
import { uploadsOf } from './uploads-of.ts'

/** Beside a homework: files to be chosen from the device or taken with its camera. */
export function GiveFile({ store, lesson }: HomeworkPartProps) {
  const { t } = useLingui()
  const date = displayDate(lesson.date)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      disabled={lesson.files.length >= maxHomeworkFiles}
      aria-label={t`Приложить файл к заданию ${date}`}
      title={t`Приложить файл; его можно и перетащить сюда или вставить`}
      onClick={() => chooseFiles((files) => uploadsOf(store).give(lesson.id, files))}
    >
      <IconPaperclip size={16} stroke={1.7} />
    </ActionIcon>
  )
}

/** Asks for files of this device; none where the person changes their mind. */
function chooseFiles(onFiles: (files: File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.accept = acceptedFor(homeworkDocuments)
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]))
  input.click()
}
