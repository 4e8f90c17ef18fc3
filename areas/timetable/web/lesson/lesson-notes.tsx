import { Trans } from '@lingui/react/macro'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekKindTitles } from '#areas/calendar/rules/study-weeks.ts'
import type { Week, WeekLesson } from '../../contract/week.ts'
import { isOver, type SchoolTime } from '../../rules/lesson-time.ts'
import { Note } from './note.tsx'
import { shortDay } from './short-day.ts'

interface Props {
  lesson: WeekLesson
  date: CalendarDate
  week: Pick<Week, 'kind' | 'id'>
  now: SchoolTime
  isNow: boolean
}

/** What is out of the ordinary, each with a word and a picture. */
export function LessonNotes({ lesson, date, week, now, isNow }: Props) {
  const { status, teachers, has_topic, may_open_journal, moved_from } = lesson
  const replaced = teachers.flatMap(({ short_name, replaces }) => (replaces === null ? [] : [{ short_name, replaces }]))
  const isTakenOver = week.kind === 'teacher' && !teachers.some(({ id }) => id === week.id)
  const isWithoutTopic =
    week.kind === 'teacher' && may_open_journal && !has_topic && !isTakenOver && status !== 'cancelled'
  return (
    <>
      {isNow ? (
        <Note kind="now">
          <Trans>Идёт сейчас</Trans>
        </Note>
      ) : null}
      {status === 'cancelled' ? (
        <Note kind="cancelled">
          <Trans>Отменён</Trans>
        </Note>
      ) : null}
      {moved_from === null ? null : (
        <Note kind="moved">
          <Trans>
            Перенесён с {shortDay(moved_from.date)}, {moved_from.slot}-го урока
          </Trans>
        </Note>
      )}
      {lesson.week === 'every' ? null : <Note kind="weeks">{weekKindTitles[lesson.week]}</Note>}
      {replaced.map(({ short_name, replaces }) => (
        <Note key={short_name} kind="replaced">
          {isTakenOver ? <Trans>Ведёт {short_name}</Trans> : <Trans>Замена: вместо {replaces}</Trans>}
        </Note>
      ))}
      {isWithoutTopic && isOver(lesson, date, now) ? (
        <Note kind="topic">
          <Trans>Нет темы</Trans>
        </Note>
      ) : null}
    </>
  )
}
