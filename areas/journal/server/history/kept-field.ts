import { sql } from 'kysely'

/** A number that a change `h` kept of its row, removed or not; `student_id` has an index. */
export const keptNumber = (field: string) => sql<number>`(coalesce(h.after, h.before) ->> ${sql.lit(field)})::integer`
