import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PlanFacts } from './decide-steps.ts'
import { readPlanLines } from './line-rows.ts'

interface Row {
  parallels: { id: number; number: number }[]
  classes: { id: number; title: string; parallel: number }[]
  courses: number[]
}

/** What of a year steps on these courses are decided by. @param likes ids of lines like which new ones begin */
export async function readFacts(
  db: Database,
  yearId: number,
  courses: readonly number[],
  likes: readonly number[] = [],
): Promise<PlanFacts & { classTitles: ReadonlyMap<string, number> }> {
  const lines = await readPlanLines(db, sql`r.year_id = ${yearId} and r.course_id = any(${[...courses]}::integer[])`)
  const { rows } = await sql<Row>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number)), '[]') from classes.parallel p
      where p.year_id = ${yearId}) as parallels,
    (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'parallel', p.number)), '[]')
      from classes.class c join classes.parallel p on p.id = c.parallel_id where c.year_id = ${yearId}) as classes,
    array(select id from curriculum.course where id = any(${[...courses]}::integer[])) as courses`.execute(db)
  const [known = { parallels: [], classes: [], courses: [] }] = rows
  const alike = likes.length === 0 ? [] : await readPlanLines(db, sql`r.id = any(${[...likes]}::integer[])`)
  return {
    lines,
    parallels: new Map(known.parallels.map(({ id, number }) => [number, id])),
    classes: new Map(known.classes.map(({ id, parallel }) => [id, parallel])),
    classTitles: new Map(known.classes.map(({ id, title }) => [title.toLowerCase(), id])),
    courses: new Set(known.courses),
    likes: new Map(alike.map((line) => [line.id, line])),
  }
}
