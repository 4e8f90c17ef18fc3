import { sql, type RawBuilder } from 'kysely'

/**
 * The parallel by whose bells the lessons of a group ring, as an SQL expression: that of the class which the group follows, else
 * the lowest of its classes; null of a group without classes. @param group an id
 */
export const governingParallel = (group: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`(
  select governing_p.number::int from classes.study_group governing_g
  join classes.group_class governing_gc on governing_gc.group_id = governing_g.id
  join classes.class governing_c on governing_c.id = governing_gc.class_id
  join classes.parallel governing_p on governing_p.id = governing_c.parallel_id
  where governing_g.id = ${group}
  order by governing_gc.class_id is not distinct from governing_g.follows_class_id desc, governing_p.number limit 1)`
