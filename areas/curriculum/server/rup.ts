import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import type * as z from 'zod/mini'
import { exportRup, readRup, type Rup, type RupColumn, type RupLine } from '../contract/rup.ts'
import { componentTitles, type Component } from '../rules/components.ts'
import { parallelTitle } from '../rules/parallel-title.ts'
import { gradingWords, rangesText, rupMatrix, type MatrixRow } from '../rules/rup-matrix.ts'

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

/** The plan of a year: lines in the order of courses, columns in the order of parallels. */
async function readPlan(db: Database, query: z.output<(typeof readRup)['query']>, today: string): Promise<Rup> {
  const year = query.year_id ?? currentYearId(today)
  const lines = await db
    .selectFrom('curriculum.rup_line as r')
    .innerJoin('classes.parallel as p', 'p.id', 'r.parallel_id')
    .innerJoin('curriculum.course as co', 'co.id', 'r.course_id')
    .where(sql<boolean>`r.year_id = ${year}`)
    .$if(query.cathedra_id !== undefined, (rows) => rows.where('co.cathedra_id', '=', query.cathedra_id ?? 0))
    .where(
      containsWords(
        sql`platform.search_text(concat_ws(' ', co.title, co.short_title, co.title_kk))`,
        query.search ?? '',
      ),
    )
    .select(['r.id', 'p.number as parallel', 'r.profile', 'r.hours', 'r.subgroups'])
    .select([
      sql<RupLine['component']>`r.component`.as('component'),
      sql<RupLine['grading_mode']>`r.grading_mode`.as('grading_mode'),
      sql<RupLine['course']>`jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour)`.as('course'),
    ])
    .orderBy(sql`platform.sort_text(co.title) collate "C"`)
    .orderBy('co.id')
    .orderBy('p.number')
    .orderBy('r.profile')
    .execute()
  return { columns: await readColumns(db, year), lines }
}

export const readRupHandler = handle(readRup, ({ query, db, today }) => readPlan(db, query, today), {
  conditional: true,
})

type Row = MatrixRow<RupLine> & { component: Component }

/** The sheet's columns under their keys: what a line says in a parallel stands under the key of the parallel. */
function columnsOf({ columns }: Rup): Record<string, SheetColumn<Row>> {
  const taught = ({ cells }: Row) => cells.filter((cell) => cell !== null)
  const hours = columns.map((column, index): [string, SheetColumn<Row>] => [
    `hours ${parallelTitle(column)}`,
    { title: parallelTitle(column), width: 8, kind: 'number', of: ({ cells }) => cells[index]?.hours ?? null },
  ])
  return {
    component: { title: t`Компонент`, width: 26, kind: 'text', of: ({ component }) => componentTitles[component] },
    course: { title: t`Предмет`, width: 40, kind: 'text', of: ({ line }) => line.course.title },
    ...Object.fromEntries(hours),
    grading: { title: t`Оценивание`, width: 50, kind: 'text', of: (row) => gradingWords(taught(row)) },
    divided: {
      title: t`Деление на подгруппы`,
      width: 22,
      kind: 'text',
      of: (row) => {
        const divided = taught(row).filter(({ subgroups }) => subgroups > 1)
        return rangesText([...new Set(divided.map(({ parallel }) => parallel))])
      },
    },
  }
}

export const exportRupHandler = handle(exportRup, async ({ query, caller, db, today, record }) => {
  const plan = await readPlan(db, query, today)
  const columns = columnsOf(plan)
  const rows = rupMatrix(plan.lines, plan.columns).flatMap((part) =>
    part.rows.map((row) => ({ ...row, component: part.component })),
  )
  return exportRows({
    list: 'rup',
    title: t`Рабочий учебный план`,
    columns,
    query: { ...query, columns: Object.keys(columns) },
    found: { total: rows.length, rows: { execute: () => Promise.resolve(rows) } },
    caller,
    today,
    record,
  })
})
