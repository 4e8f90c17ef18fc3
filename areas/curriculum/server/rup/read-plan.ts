import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { numbersOfAll } from '#areas/norms/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import type * as z from 'zod/mini'
import { keepsPlan } from '../../contract/access.ts'
import type { PlanClass, readRup, Rup, RupColumn } from '../../contract/rup.ts'
import { maximaOf, maximumHours, studyWeeks } from '../norms.ts'
import { readPlanLines } from './line-rows.ts'

type Year = number | RawBuilder<number | null>

/** Parallels of the year, and beside each what single lines or classes name apart: a language, a profile, a class. */
async function readColumns(db: Database, year: Year, maxima: Readonly<Record<string, number>>): Promise<RupColumn[]> {
  const { rows } = await sql<Omit<RupColumn, 'maximum'>>`
    with place as (
      select p.id as parallel_id, ''::text as language, ''::text as profile, null::integer as class_id
      from classes.parallel p where p.year_id = ${year}
      union select r.parallel_id, r.language, r.profile, r.class_id from curriculum.rup_line r where r.year_id = ${year})
    select p.number as parallel, place.language, place.profile, place.class_id, own.title as class_title,
      array(select c.title from classes.class c where c.parallel_id = p.id and place.profile in ('', c.profile)
        and place.language in ('', c.language) and coalesce(place.class_id, c.id) = c.id order by c.letter) as classes
    from place join classes.parallel p on p.id = place.parallel_id left join classes.class own on own.id = place.class_id
    order by p.number, place.class_id is not null, place.profile, place.language, own.letter`.execute(db)
  return rows.map((row) => ({ ...row, maximum: maxima[row.parallel] ?? 0 }))
}

async function readClasses(db: Database, year: Year): Promise<PlanClass[]> {
  const { rows } = await sql<PlanClass>`select c.id, c.title, p.number as parallel, c.language, c.profile
    from classes.class c join classes.parallel p on p.id = c.parallel_id where c.year_id = ${year}
    order by p.number, c.letter`.execute(db)
  return rows
}

/** The day by whose norms a year is planned: its first. */
async function readYear(db: Database, year: Year): Promise<{ date_start: string; date_end: string } | null> {
  const { rows } = await sql<{ date_start: string; date_end: string }>`select date_start::text, date_end::text
    from calendar.study_year where id = ${year}`.execute(db)
  return rows[0] ?? null
}

interface Asked {
  db: Database
  caller: Caller
  today: string
}
/** The plan of a year: lines in the order of courses, columns in the order of parallels. */
export async function readPlan({ db, caller, today }: Asked, query: z.output<(typeof readRup)['query']>): Promise<Rup> {
  const year = query.year_id ?? currentYearId(today)
  const days = await readYear(db, year)
  const [maxima, weeks] = await numbersOfAll(db, [maximumHours, studyWeeks], days?.date_start ?? today)
  const isFound = containsWords(
    sql`platform.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk))`,
    query.search ?? '',
  )
  const ofCathedra = query.cathedra_id === undefined ? sql`true` : sql`co.cathedra_id = ${query.cathedra_id}`
  return {
    columns: await readColumns(db, year, maximaOf(maxima)),
    classes: await readClasses(db, year),
    lines: await readPlanLines(db, sql`r.year_id = ${year} and ${ofCathedra} and ${isFound}`),
    weeks,
    may_change: allows(keepsPlan, caller) && days !== null && days.date_end >= today,
  }
}
