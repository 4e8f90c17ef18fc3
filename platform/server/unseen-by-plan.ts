import { sql, type RawBuilder } from 'kysely'

/**
 * A value that a plan does not see. PostgreSQL keeps a general plan only where it seems no dearer than those made for values:
 * of a long statement about somebody who has less than others it would make one anew each time, and it would be the same.
 */
export const unseenByPlan = <T>(value: RawBuilder<T>): RawBuilder<T> => sql<T>`(select ${value})`
