import { sql } from 'kysely'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { readsTimetable } from '../contract/access.ts'

const inForce = (yearId: number, day: string) => sql`(select v.id from timetable.version v
  where v.year_id = ${yearId} and v.status = 'published' and v.during @> ${day}::date)`

export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'timetable.version',
    link: 'timetable',
    order: 10,
    title: msg`Расписание опубликовано`,
    hint: msg`Уроки появляются в журналах и дневниках с публикацией`,
    isNeeded: true,
    to: '/timetable',
    repair: msg`Открыть расписание`,
    access: readsTimetable,
    count: ({ yearId, day }) => sql`
      select case when count(*) = 0 then 1 else 0 end as missing, 1 as total from ${inForce(yearId, day)} v`,
  },
  {
    id: 'timetable.hours',
    link: 'timetable',
    order: 20,
    title: msg`Все часы плана стоят в расписании`,
    hint: msg`У этих групп уроков в неделе не столько, сколько в плане`,
    isNeeded: false,
    to: '/timetable',
    repair: msg`Открыть расписание`,
    access: readsTimetable,
    count: ({ yearId, day }) => sql`
      select count(*) filter (where coalesce(placed.hours, 0) <> plan.hours) as missing, count(*) as total
      from ${planOfYear(yearId)} plan
      left join (select e.group_id, sum(case when e.week = 'every' then 1 else 0.5 end) as hours from timetable.entry e
        where e.version_id in ${inForce(yearId, day)} group by e.group_id) placed on placed.group_id = plan.group_id
      where plan.hours > 0`,
  },
]
