import { sql, type RawBuilder } from 'kysely'
import { categoryTitle } from '#areas/organisation/rules/categories.ts'
import type { Database } from '#platform/server/database.ts'
import type { Category } from '../contract/entries.ts'

type Row = Omit<Category, 'title'> & { person_id: number; title: string | null }

/** The latest first. */
export async function readCategories(db: Database, where: RawBuilder<boolean>, today: string) {
  const { rows } = await sql<Row>`
    select e.id, e.person_id, e.level, e.title, lower(e.during)::text as from, (upper(e.during) - 1)::text as to,
      e.order_number, e.order_date, e.note, e.version,
      case when e.during @> ${today}::date then 'now' when e.during << daterange(${today}::date, null) then 'before'
        else 'later' end as state
    from qualifications.category e where e.removed_at is null and ${where}
    order by lower(e.during) desc nulls last, e.id`.execute(db)
  return rows.map((row) => ({ ...row, title: categoryTitle(row.title ?? row.level) ?? row.level }))
}
/** What the history keeps of a category. */
export const keptCategory = ({ title, from, to, order_number, order_date, note }: Omit<Category, 'id'>) => ({
  category: title,
  from,
  to,
  order_number,
  order_date,
  note,
})
