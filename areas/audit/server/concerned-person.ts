import { sql, type RawBuilder } from 'kysely'
import type { Audited } from '#platform/server/audited.ts'

const idIn = ({ subject, concerns: about }: Audited): RawBuilder<unknown> | null => {
  if (about === undefined) return null
  if (about === 'person') return sql`when ${sql.lit(subject)} then h.subject_id::integer`
  if (about === 'account')
    return sql`when ${sql.lit(subject)} then (select held.id from people.person held where held.admin_user_id = h.subject_id)`
  return sql`when ${sql.lit(subject)} then (coalesce(h.after, h.before) ->> ${sql.lit(about.field)})::integer`
}

/** The id of the person whom the change `h` concerns, null where it concerns nobody. */
export function concernedPerson(audited: readonly Audited[]): RawBuilder<number | null> {
  const cases = audited.flatMap((one) => idIn(one) ?? [])
  return sql<number | null>`case h.subject ${sql.join(cases, sql` `)} end`
}
