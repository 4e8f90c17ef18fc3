import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listLongJobs } from '#platform/contract/long-jobs.ts'
import { query } from '#platform/web/api/index.ts'
import { openedJob, showJob } from '#platform/web/jobs/open-job.ts'
import { DutyCard } from '#platform/web/home/index.ts'

/** One's own long jobs of the last days that go on, were interrupted or left something undone. */
export function JobsCard() {
  const { t } = useLingui()
  const jobs = useQuery(query(listLongJobs))
  return (
    <DutyCard
      title={t`Длительные работы`}
      of={jobs}
      read={({ items }) => {
        const open = items.filter(({ state, not_done }) => (state !== 'done' && state !== 'cancelled') || not_done > 0)
        return {
          total: open.length,
          rows: open.map(({ id, title, passed, total, not_done }) => ({
            id,
            title,
            way: () => showJob(id),
            hint: not_done > 0 ? t`${passed} из ${total}, не сделано ${not_done}` : t`${passed} из ${total}`,
          })),
        }
      }}
      all={() => openedJob.set('list')}
    />
  )
}
