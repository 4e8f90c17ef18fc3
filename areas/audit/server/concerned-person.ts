import { sql, type RawBuilder } from 'kysely'
import type { Audited } from '#platform/server/audited.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'

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
/** One of them; whatever the numbers are the plan is the same, and it is long. */
export const oneOf = (numbers: readonly number[]): RawBuilder<unknown> =>
  sql`any(${unseenByPlan(sql`${numbers}::integer[]`)}::integer[])`
/** Subjects by the field in which each keeps the person concerned; only marks and results, or only the others. */
function subjectsByField(audited: readonly Audited[], ofMarks: boolean): Map<string, string[]> {
  const kept = audited.flatMap(({ subject, concerns: about }) =>
    typeof about === 'object' && (about.isMarks ?? false) === ofMarks ? [{ subject, field: about.field }] : [],
  )
  return new Map(
    [...Map.groupBy(kept, ({ field }) => field)].map(([field, own]) => [field, own.map(({ subject }) => subject)]),
  )
}
const idKept = (field: string) => sql`(coalesce(h.after, h.before) ->> ${sql.lit(field)})::integer`

/**
 * Conditions over the change `h`: one of them holds where one of these persons is concerned. The same as to look for
 * `concernedPerson` among them, kind by kind: a thousand changes are asked for one that is found, and each would be compared with
 * the name of every subject. All but the last are found by an index.
 */
export function concerningOneOf(audited: readonly Audited[], persons: Concerned): RawBuilder<boolean>[] {
  const [ids, accounts] = [oneOf(persons.ids), oneOf(persons.accounts)]
  const isOneOf = (subjects: readonly string[]) =>
    sql`h.subject in (${sql.join(subjects.map((subject) => sql.lit(subject)))})`
  const subjectsOf = (is: Audited['concerns']) =>
    audited.flatMap(({ subject, concerns }) => (concerns === is ? [subject] : []))
  const marks = Array.from(
    subjectsByField(audited, true),
    ([field, subjects]) => sql<boolean>`${isOneOf(subjects)} and ${idKept(field)} = ${ids}`,
  )
  const others = subjectsByField(audited, false)
  const byField = Array.from(
    others,
    ([field, subjects]) => sql`case when ${isOneOf(subjects)} then ${idKept(field)} end = ${ids}`,
  )
  return [
    sql<boolean>`${isOneOf(subjectsOf('person'))} and h.subject_id = ${ids}`,
    sql<boolean>`${isOneOf(subjectsOf('account'))} and h.subject_id = ${accounts}`,
    ...marks,
    sql<boolean>`${isOneOf([...others.values()].flat())} and (${sql.join(byField, sql` or `)})`,
  ]
}
