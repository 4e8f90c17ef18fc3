import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { shortName } from '#areas/people/server/index.ts'

/** Who changed a mark or miss last, and when (ISO instant). */
export interface ChangedBy {
  name: string
  at: string
}
/** Rows that clash, by id; `gone` are those that another has removed. */
export interface Clashing {
  scores: readonly number[]
  misses: readonly number[]
  goneScores: readonly number[]
  goneMisses: readonly number[]
}
interface Row extends ChangedBy {
  subject: string
  id: number
}

const ids = (given: readonly number[]) => sql`${[...new Set(given)]}::bigint[]`

/**
 * Who stands behind the rows of a group that a writer has come upon; nobody for rows of an import. Rows of other groups are
 * not told of, whatever ids are named.
 */
export async function whoChanged(
  db: Database,
  groupId: number,
  { scores, misses, goneScores, goneMisses }: Clashing,
): Promise<(subject: 'score' | 'miss', id: number) => ChangedBy | null> {
  if ([scores, misses, goneScores, goneMisses].every((some) => some.length === 0)) return () => null
  const inGroup = (lesson: ReturnType<typeof sql>) => sql`exists (
    select from timetable.lesson own where own.id = ${lesson} and own.group_id = ${groupId})`
  const standing = (subject: string, table: string, rows: readonly number[]) => sql`
    select ${subject}::text as subject, r.id, ${shortName('p')} as name, to_jsonb(r.changed_at) #>> '{}' as at
    from ${sql.table(table)} r join people.person p on p.id = r.author_id
    where r.id = any(${ids(rows)}) and ${inGroup(sql.ref('r.lesson_id'))}`
  const removed = (subject: string, table: string, rows: readonly number[]) => sql`
    (select distinct on (c.subject_id) ${subject}::text, c.subject_id, ${shortName('p')}, to_jsonb(c.at) #>> '{}'
    from history.change c join people.person p on p.admin_user_id = coalesce(c.on_behalf_of, c.account_id)
    where c.subject = ${table} and c.subject_id = any(${ids(rows)}) and c.after is null
      and ${inGroup(sql`(c.before ->> 'lesson_id')::bigint`)}
    order by c.subject_id, c.id desc)`
  const { rows } = await sql<Row>`
    ${standing('score', 'journal.score', scores)}
    union all ${standing('miss', 'journal.miss', misses)}
    union all ${removed('score', 'journal.score', goneScores)}
    union all ${removed('miss', 'journal.miss', goneMisses)}`.execute(db)
  const found = new Map(rows.map(({ subject, id, name, at }) => [`${subject} ${id}`, { name, at }]))
  return (subject, id) => found.get(`${subject} ${id}`) ?? null
}
