import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { readRup, type RupColumn, type RupLine } from '../contract/rup.ts'

type Year = number | RawBuilder<number | null>

/** Parallels of the year; a profile that a line or a class names stands beside its parallel. */
async function readColumns(db: Database, year: Year): Promise<RupColumn[]> {
  const { rows } = await sql<RupColumn>`
    select p.number as parallel, named.profile, array(select c.title from classes.class c
        where c.parallel_id = p.id and (named.profile = '' or c.profile = named.profile) order by c.letter) as classes
    from classes.parallel p join lateral (
      select '' as profile union select r.profile from curriculum.rup_line r where r.parallel_id = p.id) named on true
    where p.year_id = ${year} order by p.number, named.profile`.execute(db)
  return rows
}

export const readRupHandler = handle(readRup, async ({ query, db, today }) => {
  const year = query.year_id ?? currentYearId(today)
  const lines = await db
    .selectFrom('curriculum.rup_line as r')
    .innerJoin('classes.parallel as p', 'p.id', 'r.parallel_id')
    .innerJoin('curriculum.course as co', 'co.id', 'r.course_id')
    .where(sql<boolean>`r.year_id = ${year}`)
    .$if(query.cathedra_id !== undefined, (rows) => rows.where('co.cathedra_id', '=', query.cathedra_id ?? 0))
    .where(
      containsWords(sql`people.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk))`, query.search ?? ''),
    )
    .select(['r.id', 'p.number as parallel', 'r.profile', 'r.hours', 'r.subgroups'])
    .select([
      sql<RupLine['component']>`r.component`.as('component'),
      sql<RupLine['grading_mode']>`r.grading_mode`.as('grading_mode'),
      sql<RupLine['course']>`jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour)`.as('course'),
    ])
    .orderBy(sql`people.sort_text(co.title) collate "C"`)
    .orderBy('co.id')
    .orderBy('p.number')
    .orderBy('r.profile')
    .execute()
  return { columns: await readColumns(db, year), lines }
})
