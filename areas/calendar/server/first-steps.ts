import { sql } from 'kysely'
import { write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { FirstStep } from '#platform/server/first-step.ts'
import { pasCalendar, pasSchedule } from '../contract/permissions.ts'

export const firstSteps: readonly FirstStep[] = [
  {
    id: 'calendar',
    order: 20,
    title: msg`Сверить четверти и каникулы с приказом`,
    hint: msg`По ним открываются журналы и закрываются итоги`,
    to: '/passport/calendar',
    access: write(pasCalendar),
    // a school begins with a year drawn by the pattern of former ones: nobody has looked at it yet
    isDone: (today) => sql<boolean>`(exists (select from calendar.calendar_entry where type = 'quarter')
      and not exists (select from calendar.study_year where is_projection and date_end >= ${today}::date))`,
  },
  {
    id: 'bells',
    order: 30,
    title: msg`Задать звонки`,
    hint: msg`Без них расписание не опубликовать`,
    to: '/passport/schedule',
    access: write(pasSchedule),
    isDone: () => sql<boolean>`exists (select from calendar.bell_slot)`,
  },
]
