import { sql } from 'kysely'
import { planColumnTitle } from '#areas/curriculum/rules/parallel-title.ts'
import { placeKey, type PlanPlace } from '#areas/curriculum/rules/plan-column.ts'
import type { MatrixLine } from '#areas/curriculum/rules/rup-matrix.ts'
import { readPlanLines, yearTitle } from '#areas/curriculum/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import type { comparePlan, PlanComparison } from '../../contract/comparison.ts'
import { comparePlans, compareSums } from '../../rules/compare-plans.ts'
import { chosenSide, type Choices } from './chosen-side.ts'

type Query = z.output<(typeof comparePlan)['query']>
type Titled = MatrixLine & { course: { id: number; title: string } }

/** Years and state plans, the latest first, and titles of the classes for which lines of two years are. */
async function readChoices(db: Database, yearId: number, otherId: number | undefined) {
  const { rows } = await sql<Choices & { classes: { id: number; year_id: number; title: string }[] }>`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'start', date_start, 'end', date_end) order by date_start desc), '[]')
      from calendar.study_year) as years,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title, 'source', source, 'since', since)
      order by since desc, id desc), '[]') from standards.standard where removed_at is null) as standards,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'year_id', year_id, 'title', title)), '[]')
      from classes.class where year_id in (${yearId}, ${otherId ?? null}) and id in (select class_id from curriculum.rup_line)
    ) as classes`.execute(db)
  return rows[0]!
}

async function readStandardLines(db: Database, standardId: number): Promise<Titled[]> {
  const { rows } = await sql<Pick<Titled, 'parallel' | 'language' | 'profile' | 'hours' | 'course'>>`
    select l.parallel, l.language, l.profile, l.hours, jsonb_build_object('id', co.id, 'title', co.title) as course
    from standards.standard_line l join curriculum.course co on co.id = l.course_id where l.standard_id = ${standardId}
    order by platform.sort_text(co.title) collate "C", co.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    class_id: null,
    hours_year: null,
    component: 'state',
    grading_mode: 'every_quarter',
  }))
}

/** The year's plan beside another. @throws Refusal 404 of a year or a state plan that is not there */
export async function readComparison(db: Database, yearId: number, query: Query): Promise<PlanComparison> {
  const known = await readChoices(db, yearId, query.year_id)
  const year = known.years.find(({ id }) => id === yearId)
  if (year === undefined) throw notFound()
  const chosen = chosenSide(known, year, query)
  const ours: Titled[] = await readPlanLines(db, sql`r.year_id = ${yearId}`)
  const classTitles = new Map(known.classes.map(({ id, title }) => [id, title]))
  // a class of another year is the one that bears its title
  const ownClasses = new Map(known.classes.flatMap((one) => (one.year_id === yearId ? [[one.title, one.id]] : [])))
  const asOurs = (line: Titled): Titled => {
    const title = line.class_id === null ? undefined : classTitles.get(line.class_id)
    return { ...line, class_id: (title === undefined ? undefined : ownClasses.get(title)) ?? line.class_id }
  }
  const theirs =
    chosen === null
      ? []
      : chosen.kind === 'standard'
        ? await readStandardLines(db, chosen.id)
        : (await readPlanLines(db, sql`r.year_id = ${chosen.id}`)).map(asOurs)
  const titleOf = (place: PlanPlace) =>
    planColumnTitle({
      ...place,
      class_title: place.class_id === null ? null : (classTitles.get(place.class_id) ?? null),
    })
  const courses = new Map([...ours, ...theirs].map(({ course }) => [course.id, course]))
  const cells = chosen === null ? [] : comparePlans(ours, theirs)
  return {
    with: chosen,
    years: known.years.filter(({ id }) => id !== yearId).map((one) => ({ id: one.id, title: yearTitle(one) })),
    standards: known.standards.map(({ id, title, since }) => ({ id, title, since })),
    rows: cells.flatMap(({ courseId, place, ...cell }) => {
      if (cell.difference === 0 && query.all !== true) return []
      const { id, title } = courses.get(courseId) ?? { id: courseId, title: t`Предмет` }
      return [{ course: { id, title }, key: placeKey(place), column: titleOf(place), ...cell }]
    }),
    sums:
      chosen === null
        ? []
        : compareSums(ours, theirs).map(({ place, ...sums }) => ({
            key: placeKey(place),
            column: titleOf(place),
            ...sums,
          })),
    compared: cells.length,
  }
}
export type Comparison = Output<typeof comparePlan>
