import { sql } from 'kysely'
import { readsWorkload } from '#areas/curriculum/contract/access.ts'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'

export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'workload.teachers',
    link: 'workload',
    order: 10,
    title: msg`У групп есть учителя`,
    hint: msg`Часы без учителя в расписании некому вести`,
    isNeeded: true,
    to: '/managing/workload',
    repair: msg`Распределить часы`,
    access: readsWorkload,
    count: ({ yearId, day }) => sql`
      select count(*) filter (where coalesce(given.hours, 0) < plan.hours) as missing, count(*) as total
      from ${planOfYear(yearId)} plan join classes.study_group g on g.id = plan.group_id
        and (g.closed_on is null or g.closed_on > ${day}::date)
      left join (select a.group_id, sum(a.hours) as hours from workload.assignment a
        where a.during @> ${day}::date group by a.group_id) given on given.group_id = plan.group_id
      where plan.hours > 0`,
  },
]
