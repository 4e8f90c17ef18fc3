import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { readsCalendar, readsBells } from '../contract/access.ts'

export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'calendar.quarters',
    link: 'calendar',
    order: 10,
    title: msg`Четверти`,
    hint: msg`По ним открываются журналы и закрываются итоги`,
    isNeeded: true,
    to: '/passport/calendar',
    repair: msg`Открыть календарь`,
    access: readsCalendar,
    // two half-years of a college
    count: ({ yearId }) => sql`select greatest(wanted - count(calendar_entry.id), 0) as missing, wanted as total
      from (select ${isCollege() ? 2 : 4}::integer as wanted) plan left join calendar.calendar_entry
      on year_id = ${yearId} and type = 'quarter' group by wanted`,
  },
  {
    id: 'calendar.order',
    link: 'calendar',
    order: 20,
    title: msg`Даты сверены с приказом`,
    hint: msg`Пока даты предположительные, расписание может сдвинуться`,
    isNeeded: false,
    to: '/passport/calendar',
    repair: msg`Сверить даты`,
    access: readsCalendar,
    count: ({ yearId }) => sql`select count(*) filter (where is_projection) as missing, count(*) as total
      from calendar.study_year where id = ${yearId}`,
  },
  {
    id: 'calendar.bells',
    link: 'calendar',
    order: 30,
    title: msg`Звонки`,
    hint: msg`Без звонков расписание не опубликовать`,
    isNeeded: true,
    to: '/passport/schedule',
    repair: msg`Задать звонки`,
    access: readsBells,
    count: () => sql`select case when count(*) = 0 then 1 else 0 end as missing, 1 as total from calendar.bell_slot`,
  },
]
