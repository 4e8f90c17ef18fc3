import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowMerge,
  IconHistory,
  IconPencil,
  IconTrash,
} from '#platform/web/icons/index.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Action, ActionDivider, ActionMenu } from '#platform/web/ui/index.ts'
import { changeCourse, type Course } from '../../contract/courses.ts'
import { useCourseArchive } from './use-course-archive.ts'

const CourseDialog = lazyPart(async () => (await import('./course-dialog.tsx')).CourseDialog, null)
const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog, null)
const CourseHistory = lazyPart(async () => (await import('./course-history.tsx')).CourseHistory, null)

interface Props {
  course: Course
  /** It is no more. */
  onGone?: () => void
}

/** What can be done with a course. */
export function CourseMenu({ course, onGone }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'edit' | 'merge' | 'history' | null>(null)
  const mayEdit = useAllowed(changeCourse)
  const { archive, restore, remove } = useCourseArchive()
  const close = () => setOpen(null)
  const isMerged = course.merged_into !== null
  return (
    <>
      <ActionMenu label={t`Действия: ${course.title}`} text={<Trans>Действия</Trans>}>
        {mayEdit && !course.is_archived ? (
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={() => setOpen('edit')}>
            <Trans>Изменить</Trans>
          </Action>
        ) : null}
        {mayEdit && !isMerged ? (
          <Action icon={<IconArrowMerge size={16} aria-hidden />} onClick={() => setOpen('merge')}>
            <Trans>Объединить с другим…</Trans>
          </Action>
        ) : null}
        <Action icon={<IconHistory size={16} aria-hidden />} onClick={() => setOpen('history')}>
          <Trans>История</Trans>
        </Action>
        {mayEdit && !isMerged ? (
          <>
            <ActionDivider />
            {course.is_archived ? (
              <Action icon={<IconArchiveOff size={16} aria-hidden />} onClick={() => void restore(course)}>
                <Trans>Вернуть из архива</Trans>
              </Action>
            ) : (
              <Action icon={<IconArchive size={16} aria-hidden />} onClick={() => void archive(course)}>
                <Trans>Убрать в архив</Trans>
              </Action>
            )}
            <Action
              icon={<IconTrash size={16} aria-hidden />}
              isDangerous
              onClick={() => void remove(course).then((isGone) => isGone && onGone?.())}
            >
              <Trans>Удалить…</Trans>
            </Action>
          </>
        ) : null}
      </ActionMenu>
      {open === 'edit' ? <CourseDialog course={course} onClose={close} /> : null}
      {open === 'merge' ? <MergeDialog chosen={[course]} onClose={close} onDone={close} /> : null}
      {open === 'history' ? <CourseHistory course={course} onClose={close} /> : null}
    </>
  )
}
