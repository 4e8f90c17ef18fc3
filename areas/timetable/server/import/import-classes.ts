import { insertClasses, insertGroups } from '#areas/classes/server/index.ts'
import { insertCourses, insertRupLines } from '#areas/curriculum/server/index.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import type { ImportPlan } from '../../rules/import-plan.ts'
import { shortTitle } from '../../rules/short-title.ts'
import { idOf, type ImportOptions } from './import-options.ts'

type Ids<K = string> = Map<K, number>

/** Ids by what each was made of, in the same order. */
const named = <K>(keys: readonly K[], ids: readonly number[]): Ids<K> =>
  new Map(keys.flatMap((key, order) => (ids[order] === undefined ? [] : [[key, ids[order]] as const])))

export const importCourses = (db: Database, titles: string[], trace: BulkTrace): Promise<Ids> =>
  insertCourses(
    db,
    titles.map((title) => ({ title, short_title: shortTitle(title) })),
    trace,
  )

/** @returns ids of classes by their names in the file */
export async function importClasses(
  db: Database,
  yearId: number,
  classes: ImportPlan['classes'],
  parallels: Ids<number>,
  trace: BulkTrace,
): Promise<Ids> {
  const rows = classes.map(({ parallel, letter, title, profile = '', shift }) => ({
    parallel_id: idOf(parallels, parallel),
    letter,
    title,
    profile,
    shift,
  }))
  return named(
    classes.map(({ name }) => name),
    await insertClasses(db, yearId, rows, trace),
  )
}

/** Teaching groups with the classes they take students from. @returns ids by the key of the group */
export async function importGroups(
  db: Database,
  yearId: number,
  groups: ImportPlan['groups'],
  courses: Ids,
  classes: Ids,
  trace: BulkTrace,
): Promise<Ids> {
  const rows = groups.map(({ title, kind, course, classes: names }) => ({
    title,
    kind,
    course_id: idOf(courses, course),
    classes: names.map((name) => idOf(classes, name)),
  }))
  return named(
    groups.map(({ key }) => key),
    await insertGroups(db, yearId, rows, trace),
  )
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
  trace: BulkTrace,
): Promise<void> {
  const rows = lines.map((line) => ({
    parallel_id: idOf(parallels, line.parallel),
    course_id: idOf(courses, line.course),
    hours: line.hours,
    hours_year: line.hoursAYear ?? null,
    profile: line.profile ?? '',
    subgroups: line.subgroups,
    grading_mode: gradingMode(line.parallel, line.course),
  }))
  await insertRupLines(db, yearId, rows, trace)
}
