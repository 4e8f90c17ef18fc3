import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { RoleLimitTargets } from '#platform/server/role-limits.ts'

/** Classes of the year that goes on or comes next. */
export const classLimits: RoleLimitTargets = {
  kind: 'class',
  title: msg`Классы`,
  order: 10,
  offered: (today) => sql`
    select c.id, c.title from classes.class c
    join calendar.study_year y on y.id = c.year_id join classes.parallel p on p.id = c.parallel_id
    where y.id = (select id from calendar.study_year where date_end >= ${today}::date order by date_start limit 1)
    order by p.number, c.title`,
  among: (ids) => sql`select id from classes.class where id = any(${[...ids]}::integer[])`,
  titleOf: (target) => sql`(select named.title from classes.class named where named.id = ${target})`,
}
