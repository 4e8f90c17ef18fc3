import { sql } from 'kysely'
import type { PermissionScope } from '#areas/access/server/index.ts'
import type { Database } from '#platform/server/database.ts'

export const plainTitle = (text: string): string => text.toLowerCase().trim()

/** A course in use, as an import compares it. */
export interface KnownCourse {
  id: number
  title: string
  short_title: string
  title_kk: string | null
  ed_area: string | null
  cathedra_id: number | null
  cathedra: string | null
  difficulty: number | null
}
/** What the school has already, by plain titles, and how far the one who imports keeps it. */
export interface KnownCourses {
  scope: PermissionScope
  courses: Map<string, KnownCourse>
  areas: Map<string, number>
  cathedras: Map<string, number>
}

const byTitle = <Row extends { title: string }, Value>(rows: readonly Row[], of: (row: Row) => Value) =>
  new Map(rows.map((row) => [plainTitle(row.title), of(row)]))

export async function readKnownCourses(db: Database, scope: PermissionScope): Promise<KnownCourses> {
  const courses = await sql<KnownCourse>`
    select co.id, co.title, co.short_title, co.title_kk, ar.title as ed_area, co.cathedra_id, ca.title as cathedra, co.difficulty
    from curriculum.course co left join dictionaries.record ar on ar.id = co.ed_area_id
      left join curriculum.cathedra ca on ca.id = co.cathedra_id
    where co.archived_at is null order by co.id desc`.execute(db)
  const areas = await sql<{ id: number; title: string }>`
    select r.id, r.title from dictionaries.record r join dictionaries.dictionary d on d.id = r.dictionary_id
    where d.code = 'ed_area' and r.archived_at is null`.execute(db)
  const cathedras = await sql<{ id: number; title: string }>`
    select id, title from curriculum.cathedra where archived_at is null`.execute(db)
  return {
    scope,
    courses: byTitle(courses.rows, (course) => course),
    areas: byTitle(areas.rows, ({ id }) => id),
    cathedras: byTitle(cathedras.rows, ({ id }) => id),
  }
}
