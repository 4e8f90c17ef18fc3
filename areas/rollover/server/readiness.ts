import { sql } from 'kysely'
import { setsUpClasses } from '#areas/classes/contract/access.ts'
import { kindOfSchool } from '#areas/school/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { lastOfSchool } from '../rules/outline.ts'

/**
 * Whoever sat in a class on the last day of the year before sits in one of this year, but for the highest parallel, parallels that
 * leave, and who is written to leave.
 */
export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'rollover.students',
    link: 'classes',
    order: 15,
    title: msg`Ученики прошлого года`,
    hint: msg`Они ещё не переведены в классы этого года`,
    isNeeded: false,
    to: '/managing/rollover',
    repair: msg`Перевести`,
    access: setsUpClasses,
    count: ({ yearId, yearStart }) => sql`
      select count(*) filter (where not exists (select from classes.class_member own join classes.class oc on oc.id = own.class_id
          where own.student_id = m.student_id and oc.year_id = ${yearId})) as missing, greatest(count(*), 1) as total
      from calendar.study_year former join classes.class c on c.year_id = former.id
        join classes.parallel p on p.id = c.parallel_id
        join classes.class_member m on m.class_id = c.id and m.during @> former.date_end
        join people.person s on s.id = m.student_id and s.archived_at is null
      where former.id = (select f.id from calendar.study_year f where f.date_end < ${yearStart}::date order by f.date_end desc limit 1)
        and (p.number < (select max(number) from classes.parallel where year_id = former.id)
          or p.number < ${lastOfSchool} and ${kindOfSchool} = 'school')
        and not exists (select from rollover.parallel decided
          where decided.into_year_id = ${yearId} and decided.number = p.number and decided.mode = 'leave')
        and not exists (select from rollover.held h
          where h.into_year_id = ${yearId} and h.student_id = m.student_id and h.reason = 'leaves')`,
  },
]
