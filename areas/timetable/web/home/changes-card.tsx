import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { DutyCard } from '#platform/web/home/index.ts'
import { listDayChanges, type ChangedLesson } from '../../contract/day-changes.ts'
import { roomText } from '../room-text.ts'
import { weekOf } from './week-of.ts'

const refreshMs = 5 * 60_000

/** On the first page: what is otherwise than usual today, or on the next school day. */
export function ChangesCard() {
  const { t } = useLingui()
  const changes = useQuery({ ...query(listDayChanges), refetchInterval: refreshMs })
  const day = changes.data?.date ?? null
  const whatOf = ({ status, teacher, replaced, room }: ChangedLesson) => {
    if (status === 'cancelled') return t`отменён`
    return [
      status === 'moved' ? t`перенесён` : null,
      replaced === null ? null : t`ведёт ${teacher ?? '—'}, обычно ${replaced}`,
      room && roomText(room),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <DutyCard
      title={
        day === null || day === schoolDay()
          ? t`Изменения в уроках сегодня`
          : t`Изменения в уроках: ${weekdayAndDay(day).toLowerCase()}`
      }
      of={changes}
      read={({ total, items }) => ({
        total,
        rows: items.map((lesson) => ({
          id: lesson.id,
          title: `${lesson.course}, ${lesson.group}`,
          hint: [t`${lesson.slot}-й урок`, lesson.start_time, whatOf(lesson)].join(' · '),
          way: weekOf(lesson),
        })),
      })}
      all={null}
    />
  )
}
