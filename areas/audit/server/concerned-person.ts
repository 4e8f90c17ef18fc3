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

/** The persons asked about, and their accounts. */
export interface Concerned {
  ids: readonly number[]
  accounts: readonly number[]
}
/**
 * Whether the change `h` concerns one of these persons: the same as to look for `concernedPerson` among them, kind by kind. A thousand
 * changes are asked for one that is found, and each would be compared with the name of every subject.
 */
export function concernsOneOf(audited: readonly Audited[], { ids, accounts }: Concerned): RawBuilder<boolean> {
  const subjectsOf = (is: (about: Audited['concerns']) => boolean) =>
    audited.flatMap(({ subject, concerns: about }) => (is(about) ? [subject] : []))
  const fields = new Set(audited.flatMap(({ concerns: about }) => (typeof about === 'object' ? [about.field] : [])))
  const byField = Array.from(fields, (field) => {
    const subjects = subjectsOf((about) => typeof about === 'object' && about.field === field)
    const id = sql`(coalesce(h.after, h.before) ->> ${sql.lit(field)})::integer`
    return sql`case when h.subject = any(${subjects}::text[]) then ${id} end = any(${ids})`
  })
  return sql<boolean>`(${sql.join(
    [
      sql`h.subject = any(${subjectsOf((about) => about === 'person')}::text[]) and h.subject_id = any(${ids})`,
      sql`h.subject = any(${subjectsOf((about) => about === 'account')}::text[]) and h.subject_id = any(${accounts})`,
      ...byField,
    ],
    sql` or `,
  )})`
}
