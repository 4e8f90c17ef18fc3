import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { DutyCard, dutiesAtFirst } from '#platform/web/home/index.ts'
import { listVacancies } from '../../contract/workload.ts'

/** On the first page: groups whose hours nobody teaches yet. */
export function VacanciesCard() {
  const { t } = useLingui()
  const vacancies = useQuery(query(listVacancies))
  return (
    <DutyCard
      title={t`Часы без учителя`}
      of={vacancies}
      read={({ items }) => ({
        total: items.length,
        rows: items.slice(0, dutiesAtFirst).map(({ id, title, course, hours, assigned }) => ({
          id,
          title: `${course.title}, ${title}`,
          hint: t`${displayNumber(hours - assigned)} ч в неделю`,
        })),
      })}
      all={{ to: '/managing/workload' }}
    />
  )
}
