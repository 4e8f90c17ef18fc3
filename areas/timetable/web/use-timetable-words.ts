import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'

const dayTitle = (index: number) => {
  const day = weekdays[index]
  return day === undefined ? String(index) : weekdayTitles[day].long
}

/** How changes of the timetable’s versions and of their weeks are described. */
export function useTimetableWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  const statuses: Record<string, string> = { draft: t`черновик`, published: t`действует` }
  const weeks: Record<string, string> = { every: t`каждая`, odd: t`нечётная`, even: t`чётная` }
  return {
    'timetable.version': {
      title: t`версия расписания`,
      fields: {
        title: { title: t`Название` },
        status: { title: t`Состояние`, format: (value) => statuses[String(value)] ?? String(value) },
        from: { title: t`С`, format: asDay },
        to: { title: t`По`, format: asDay },
      },
    },
    'timetable.entry': {
      title: t`урок недели`,
      fields: {
        group: { title: t`Группа` },
        weekday: { title: t`День недели`, format: (value) => dayTitle(Number(value)) },
        shift: { title: t`Смена` },
        slot: { title: t`Урок` },
        week: { title: t`Неделя`, format: (value) => weeks[String(value)] ?? String(value) },
        room: { title: t`Кабинет` },
        teachers: { title: t`Учителя` },
      },
    },
  }
}
