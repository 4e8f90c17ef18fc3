import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Stack, Text } from '#platform/web/ui/index.ts'
import { useLessons } from '../grid/use-lessons.ts'
import type { JournalSession } from '../journal-session.ts'
import type { Period } from '../sheet/columns.ts'
import { NoLessons } from '../sheet/nothing-to-mark.tsx'
import { LessonRow } from './lesson-row.tsx'
import styles from './topics.module.css'

interface Props {
  journalSession: JournalSession
  period: Period
  /** The lesson to begin with; null: today's or the last before. */
  lessonId: number | null
}

/** «Темы и домашние задания»: every lesson of the period, written where it stands. */
export function TopicsTab({ journalSession, period, lessonId }: Props) {
  const { store } = journalSession
  const { columns } = useLessons(store, period)
  const table = useRef<HTMLTableElement>(null)
  const lessons = columns.flatMap((column) => (column.kind === 'lesson' ? [column.lesson] : []))
  const { today } = store.grid
  const withoutTopic = lessons.filter(({ topic, date }) => topic === null && date <= today).length
  const startId = lessonId ?? lessons.findLast(({ date }) => date <= today)?.id ?? null

  // only on opening: what is written afterwards moves nothing
  const begin = useEffectEvent(() => {
    const row = table.current?.querySelector(`[data-lesson="${startId ?? ''}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector('textarea')?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [period, lessonId])

  if (lessons.length === 0) return <NoLessons />
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        <Plural value={lessons.length} one="# урок" few="# урока" many="# уроков" other="# урока" />
        {', '}
        {withoutTopic === 0 ? <Trans>все темы записаны</Trans> : <Trans>без темы: {withoutTopic}</Trans>}
      </Text>
      <div className={styles['scroller']}>
        <table ref={table} className={styles['table']}>
          <thead>
            <tr>
              <th className={styles['number']}>
                <Trans>№</Trans>
              </th>
              <th className={styles['date']}>
                <Trans>Дата</Trans>
              </th>
              <th>
                <Trans>Тема урока</Trans>
              </th>
              <th>
                <Trans>Домашнее задание</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {lessons.map(({ id }, index) => (
              <LessonRow key={id} journalSession={journalSession} lessonId={id} number={index + 1} />
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}
