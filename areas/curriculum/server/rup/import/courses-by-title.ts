import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

export const plainTitle = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim()

/** Courses of the catalogue by every name that they bear; a Russian title outweighs the others. */
export async function readCoursesByTitle(db: Database): Promise<ReadonlyMap<string, { id: number; title: string }>> {
  const { rows } = await sql<{ id: number; title: string; short_title: string; title_kk: string | null }>`
    select id, title, short_title, title_kk from curriculum.course`.execute(db)
  const names = rows.flatMap((course) =>
    [course.short_title, course.title_kk].flatMap((name): [string, typeof course][] =>
      name ? [[plainTitle(name), course]] : [],
    ),
  )
  return new Map([...names, ...rows.map((course): [string, typeof course] => [plainTitle(course.title), course])])
}
