import { sql, type RawBuilder } from 'kysely'

/**
 * A value of which a plan is not told. PostgreSQL keeps a general plan only where it seems no dearer than those made for values:
 * of a long statement about somebody who has less than others it would make one anew each time, and it would be the same.
 */
export const untold = <T>(value: RawBuilder<T>): RawBuilder<T> => sql<T>`(select ${value})`
