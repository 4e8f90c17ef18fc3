import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import type { PlanFacts } from './decide-steps.ts'
import { planLines } from './line-rows.ts'

/** What of a year steps on these courses are decided by. @param likes ids of lines like which new ones begin */
export async function readFacts(
  db: Database,
  yearId: number,
  courses: readonly number[],
  likes: readonly number[] = [],
): Promise<PlanFacts & { classTitles: ReadonlyMap<string, number> }> {
  const { lines, parallels, classes, found, alike } = await readAtOnce(db, {
    lines: planLines(sql`r.year_id = ${yearId} and r.course_id = any(${[...courses]}::integer[])`),
    parallels: sql<{ id: number; number: number }>`select id, number from classes.parallel where year_id = ${yearId}`,
    classes: sql<{ id: number; title: string; parallel: number }>`select c.id, c.title, p.number as parallel
      from classes.class c join classes.parallel p on p.id = c.parallel_id where c.year_id = ${yearId}`,
    found: sql<{ id: number }>`select id from curriculum.course where id = any(${[...courses]}::integer[])`,
    alike: planLines(sql`r.id = any(${[...likes]}::integer[])`),
  })
  return {
    lines,
    parallels: new Map(parallels.map(({ id, number }) => [number, id])),
    classes: new Map(classes.map(({ id, parallel }) => [id, parallel])),
    classTitles: new Map(classes.map(({ id, title }) => [title.toLowerCase(), id])),
    courses: new Set(found.map(({ id }) => id)),
    likes: new Map(alike.map((line) => [line.id, line])),
  }
}
