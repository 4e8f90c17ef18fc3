import { sql } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { ImportPlan } from '../../rules/import-plan.ts'
import { shortTitle } from '../../rules/short-title.ts'
import { idOf, type ImportOptions } from './import-options.ts'

type Ids<K = string> = Map<K, number>

export async function importCourses(db: Database, titles: string[]): Promise<Ids> {
  if (titles.length === 0) return new Map()
  const rows = titles.map((title) => ({ title, short_title: shortTitle(title) }))
  const made = await db.insertInto('curriculum.course').values(rows).returning(['id', 'title']).execute()
  return new Map(made.map(({ id, title }) => [title, id]))
}

export async function importParallels(db: Database, yearId: number, numbers: number[]): Promise<Ids<number>> {
  await sql`insert into classes.parallel (year_id, number)
    select ${yearId}, number from unnest(${numbers}::smallint[]) as number
    on conflict (year_id, number) do nothing`.execute(db)
  const made = await db.selectFrom('classes.parallel').select(['id', 'number']).where('year_id', '=', yearId).execute()
  return new Map(made.map(({ id, number }) => [number, id]))
}

/** @returns ids of classes by their names in the file */
export async function importClasses(
  db: Database,
  yearId: number,
  classes: ImportPlan['classes'],
  parallels: Ids<number>,
): Promise<Ids> {
  if (classes.length === 0) return new Map()
  const rows = classes.map(({ parallel, letter, title, shift }) => ({
    year_id: yearId,
    parallel_id: idOf(parallels, parallel),
    letter,
    title,
    shift,
  }))
  const made = await db.insertInto('classes.class').values(rows).returning(['id', 'parallel_id', 'letter']).execute()
  const byPlace = new Map(made.map((row) => [`${row.parallel_id} ${row.letter}`, row.id]))
  return new Map(classes.map((one) => [one.name, idOf(byPlace, `${idOf(parallels, one.parallel)} ${one.letter}`)]))
}

/** Teaching groups with the classes they take students from. @returns ids by the key of the group */
export async function importGroups(
  db: Database,
  yearId: number,
  groups: ImportPlan['groups'],
  courses: Ids,
  classes: Ids,
): Promise<Ids> {
  const rows = groups.map(({ key, title, kind, course }) => ({ key, title, kind, course_id: idOf(courses, course) }))
  const made = await sql<{ id: number; course_id: number; title: string }>`
    insert into classes.study_group (year_id, course_id, title, kind)
    select ${yearId}, course_id, title, kind
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(course_id int, title text, kind text)
    returning id, course_id, title`.execute(db)
  const byTitle = new Map(made.rows.map((row) => [`${row.course_id} ${row.title}`, row.id]))
  const ids = new Map(rows.map((row) => [row.key, idOf(byTitle, `${row.course_id} ${row.title}`)]))
  const links = groups.flatMap((group) => group.classes.map((name) => [idOf(ids, group.key), idOf(classes, name)]))
  await sql`insert into classes.group_class (group_id, class_id)
    select * from unnest(${links.map(([group]) => group)}::int[], ${links.map(([, of]) => of)}::int[])`.execute(db)
  return ids
}

const ungradedParallels = [0, 1]
const usualMode = (parallel: number): GradingMode =>
  ungradedParallels.includes(parallel) ? 'not_evaluated' : 'every_quarter'

/** The working curriculum as the file teaches it. */
export async function importRup(
  db: Database,
  { yearId, gradingMode = usualMode }: ImportOptions,
  lines: ImportPlan['weeklyHours'],
  parallels: Ids<number>,
  courses: Ids,
): Promise<void> {
  const rows = lines.map((line) => ({
    parallel_id: idOf(parallels, line.parallel),
    course_id: idOf(courses, line.course),
    hours: line.hours,
    subgroups: line.subgroups,
    grading_mode: gradingMode(line.parallel, line.course),
  }))
  await sql`insert into curriculum.rup_line (year_id, parallel_id, course_id, hours, subgroups, grading_mode)
    select ${yearId}, parallel_id, course_id, hours, subgroups, grading_mode
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(parallel_id int, course_id int, hours numeric, subgroups smallint, grading_mode text)`.execute(db)
}
