import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { DutyCard } from '#platform/web/home/index.ts'
import { listRoomless } from '../../contract/day-changes.ts'
import { weekOf } from './week-of.ts'

/** On the first page: lessons of the week ahead that have no room. */
export function RoomlessCard() {
  const { t } = useLingui()
  const lessons = useQuery(query(listRoomless))
  return (
    <DutyCard
      title={t`Уроки без кабинета на неделю`}
      of={lessons}
      read={({ total, items }) => ({
        total,
        rows: items.map(({ id, course, group, date, slot, teacher, class_id }) => ({
          id,
          title: `${course}, ${group}`,
          hint: [weekdayAndDay(date), t`${slot}-й урок`, teacher].filter(Boolean).join(' · '),
          way: weekOf({ class_id, date }),
        })),
      })}
      all={null}
    />
  )
}
