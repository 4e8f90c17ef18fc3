import { sql, type RawBuilder } from 'kysely'

/**
 * Ids of those who are or were assigned to groups of a year, as rows of a subquery. Sought between the first and the last of its groups:
 * those of a year stand together, and all assignments that ever were would be read else.
 * @param areAsked over a group `g`
 */
export const teachersOfYear = (
  year: RawBuilder<unknown>,
  areAsked: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<unknown> => sql`(
  with own as materialized (select g.id from classes.study_group g where g.year_id = ${year} and ${areAsked})
  select a.teacher_id from own join workload.assignment a on a.group_id = own.id
    and a.group_id between (select min(id) from own) and (select max(id) from own))`
