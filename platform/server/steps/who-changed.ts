import { sql, type RawBuilder } from 'kysely'
import type { ChangedBy } from '#platform/contract/steps.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import type { Author } from './row-writer.ts'

export type { ChangedBy } from '#platform/contract/steps.ts'
import { schoolMoments } from '../school-moments.ts'

type Column = RawBuilder<unknown>

/** Rows of a table that writers have come upon; `gone` are those that another has removed. */
export interface ConflictingRows {
  /** With `author_id`, a person, and `changed_at`; the subject of its history. */
  table: string
  standing: readonly number[]
  gone: readonly number[]
}
export interface WhoChangedScope {
  /** Whether a row is of those that may be told of, by its columns. */
  includes: (column: (name: string) => Column) => RawBuilder<boolean>
  /** Scalar expressions; null for nobody in particular. */
  nameOfPerson: (id: Column) => Column
  nameOfAccount: (id: Column) => Column
  /** Who is answered. */
  writer: Pick<Author, 'accountId' | 'personId'>
}
interface Found extends ChangedBy {
  subject: string
  id: number
}

const ids = (given: readonly number[]) => sql`${[...new Set(given)]}::bigint[]`

/**
 * Who stands behind rows that a writer has come upon; nobody for rows of an import. Rows out of scope are not told of,
 * whatever ids are named.
 * @returns answers by table and id
 */
export async function whoChanged(
  db: Database,
  tables: readonly ConflictingRows[],
  { includes, nameOfPerson, nameOfAccount, writer }: WhoChangedScope,
): Promise<(table: string, id: number) => ChangedBy | null> {
  const named = tables.filter(({ standing, gone }) => standing.length + gone.length > 0)
  if (named.length === 0) return () => null
  const ofTable = ({ table, standing, gone }: ConflictingRows) => sql`
    select ${table}::text as subject, r.id, ${nameOfPerson(sql.ref('r.author_id'))} as name, r.changed_at as at,
      r.author_id is not distinct from ${writer.personId}::integer as is_self
    from ${sql.table(table)} r where r.id = any(${ids(standing)}) and ${includes((name) => sql.ref(`r.${name}`))}
    union all
    (select distinct on (c.subject_id) ${table}::text, c.subject_id,
      ${nameOfAccount(sql`coalesce(c.on_behalf_of, c.account_id)`)}, c.at,
      coalesce(c.on_behalf_of, c.account_id) is not distinct from ${writer.accountId}::integer
    from history.change c where c.subject = ${table} and c.subject_id = any(${ids(gone)}) and c.after is null
      and ${includes((name) => sql`(c.before ->> ${name})`)}
    order by c.subject_id, c.id desc)`
  const { rows } = await sql<Found>`
    select subject, id, name, to_jsonb(at) #>> '{}' as at, is_self from (${sql.join(named.map(ofTable), sql` union all `)}) found
    where name is not null`.execute(db)
  const found = new Map(rows.map(({ subject, id, name, at, is_self }) => [`${subject} ${id}`, { name, at, is_self }]))
  return (table, id) => found.get(`${table} ${id}`) ?? null
}

/** « (Ахметов Д. Н., 20.11, 10:32)», of oneself « (вы, 20.11, 10:32)», by the school's clock; empty for nobody. */
export function changedByWords(by: ChangedBy | null, timeZone: string): string {
  if (!by) return ''
  return ` (${by.is_self ? t`вы` : by.name}, ${schoolMoments(timeZone).short(new Date(by.at))})`
}
