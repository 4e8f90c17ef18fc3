import { sql, type RawBuilder } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import type { CathedraTenure } from '../../contract/cathedras.ts'

/** Where it is kept since when who has headed a department, and who has been a member. */
export type TenureTable = 'curriculum.cathedra_head' | 'curriculum.cathedra_member'
export interface TenureRow extends CathedraTenure {
  cathedra_id: number
}

/** How a tenure's days stand to a day, over its row `l`. */
export const stateOn = (today: string) => sql<CathedraTenure['state']>`case when l.during @> ${today}::date then 'now'
  when l.during << daterange(${today}::date, null) then 'before' else 'later' end`
/** Those of today first, then those to come, then the later the nearer. */
export const tenureOrder = (today: string) =>
  sql`l.during @> ${today}::date desc, lower(l.during) > ${today}::date desc nulls last, lower(l.during) desc nulls last, l.id`

/** Tenures over the row `l`. */
export async function readTenures(
  db: Database,
  table: TenureTable,
  where: RawBuilder<boolean>,
  today: string,
): Promise<TenureRow[]> {
  const { rows } = await sql<TenureRow>`
    select l.id, l.cathedra_id, l.version, jsonb_build_object('id', p.id, 'full_name', p.full_name) as person,
      lower(l.during)::text as from, (upper(l.during) - 1)::text as to, ${stateOn(today)} as state
    from ${sql.table(table)} l join people.person p on p.id = l.person_id
    where ${where} order by ${tenureOrder(today)}`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function readTenure(db: Database, table: TenureTable, id: number, today: string): Promise<TenureRow> {
  const [tenure] = await readTenures(db, table, sql<boolean>`l.id = ${id}`, today)
  if (!tenure) throw notFound()
  return tenure
}

/** «с 01.09.2026 по 31.12.2026» */
export function daysInWords({ from, to }: Pick<CathedraTenure, 'from' | 'to'>): Text {
  if (from !== null && to !== null) return msg`с ${displayDate(from)} по ${displayDate(to)}`
  if (from !== null) return msg`с ${displayDate(from)}`
  return to === null ? msg`без даты` : msg`по ${displayDate(to)}`
}

/** @throws Refusal 409 with what stands now, for who has seen an earlier version */
export function requireTenureVersion(tenure: TenureRow, seen: number): void {
  if (tenure.version === seen) return
  const { person } = tenure
  throw outdated(
    msg`Пока вы работали, запись изменили: сейчас это ${person.full_name}, ${daysInWords(tenure)}. Повторите`,
  )
}

/** What the history keeps of a tenure. */
export const keptTenure = ({ cathedra_id, person, from, to }: TenureRow) => ({
  cathedra_id,
  person_id: person.id,
  from,
  to,
})

export const tenureChange = (
  subject: TenureTable,
  { before, after }: { before?: TenureRow; after?: TenureRow },
): Change => ({
  subject,
  id: after?.id ?? before?.id ?? 0,
  // who it is stands with every change, though it is the same person
  ...(before && { before: { ...keptTenure(before), ...(after ? {} : { person: before.person.full_name }) } }),
  ...(after && { after: { ...keptTenure(after), person: after.person.full_name } }),
})

/** A tenure as it travels. */
export const answeredTenure = ({ cathedra_id: _of, ...tenure }: TenureRow): CathedraTenure => tenure
