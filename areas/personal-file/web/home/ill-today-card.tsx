import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAbsentWords } from '#areas/student-attendance/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { DutyCard } from '#platform/web/home/index.ts'
import { listIllToday } from '../../contract/ill-today.ts'

const refreshMs = 5 * 60_000

/** On the first page of who looks after health: who is absent today, the ill first. */
export function IllTodayCard() {
  const { t } = useLingui()
  const hintOf = useAbsentWords()
  const absent = useQuery({ ...query(listIllToday), refetchInterval: refreshMs })
  return (
    <DutyCard
      title={
        absent.data && absent.data.ill > 0 ? t`Отсутствуют сегодня, болеют: ${absent.data.ill}` : t`Отсутствуют сегодня`
      }
      of={absent}
      read={({ total, items }) => ({
        total,
        rows: items.map((one) => ({
          id: one.student_id,
          title: one.full_name,
          hint: `${one.class_title} · ${hintOf(one)}`,
          way: { to: '/users/$id', params: { id: String(one.student_id) } },
        })),
      })}
      all={null}
    />
  )
}
