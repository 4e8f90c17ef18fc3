import { Trans } from '@lingui/react/macro'
import { IconNotebook } from '#platform/web/icons/index.ts'
import type { Week } from '../contract/week.ts'
import { Note } from './lesson/note.tsx'
import styles from './week.module.css'

/** What the pictures of this week mean; nothing is explained that is not there. */
export function Legend({ week }: { week: Week }) {
  const lessons = week.days.flatMap((day) => day.lessons)
  const isReplaced = lessons.some(({ teachers }) => teachers.some(({ replaces }) => replaces !== null))
  const has = (status: string) => lessons.some((lesson) => lesson.status === status)
  return (
    <ul className={styles['legend']}>
      {lessons.some(({ may_open_journal }) => may_open_journal) ? (
        <li>
          <IconNotebook size={14} stroke={1.6} aria-hidden />
          <Trans>урок ведёт в журнал</Trans>
        </li>
      ) : null}
      {isReplaced ? (
        <li>
          <Note kind="replaced">
            <Trans>ведёт другой учитель</Trans>
          </Note>
        </li>
      ) : null}
      {lessons.some(({ moved_from }) => moved_from !== null) ? (
        <li>
          <Note kind="moved">
            <Trans>стоит не на своём месте</Trans>
          </Note>
        </li>
      ) : null}
      {has('cancelled') ? (
        <li>
          <Note kind="cancelled">
            <Trans>урока не будет</Trans>
          </Note>
        </li>
      ) : null}
    </ul>
  )
}
