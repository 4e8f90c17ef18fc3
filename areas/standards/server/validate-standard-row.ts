import { sql } from 'kysely'
import { maxWeekHours } from '#areas/curriculum/rules/plan-hours.ts'
import { hoursOfRow } from '#areas/curriculum/rules/wide-row.ts'
import { plainTitle, readCoursesByTitle } from '#areas/curriculum/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { FoundChange, FoundProblem, ImportValues, RowValidation } from '#platform/server/import/index.ts'
import type { Standard } from '../contract/standards.ts'
import { readStandards } from './standard-rows.ts'

export interface KnownStandards {
  courses: ReadonlyMap<string, { id: number; title: string }>
  standards: ReadonlyMap<string, Standard>
  /** Hours by {@link cellKey}. */
  hours: ReadonlyMap<string, number>
}
interface Place {
  language: string
  profile: string
  courseId: number
}
export interface StandardTarget extends Place {
  standard: Standard | null
  title: string
  source: string
  since: string
  cells: { parallel: number; hours: number }[]
}
const cellKey = (standardId: number, { language, profile, courseId }: Place, parallel: number) =>
  JSON.stringify([standardId, language, profile, courseId, parallel])

export async function readKnownStandards(db: Database): Promise<KnownStandards> {
  const standards = await readStandards(db, sql`s.removed_at is null`)
  const { rows } = await sql<Place & { standard_id: number; parallel: number; hours: number }>`
    select standard_id, language, profile, course_id as "courseId", parallel, hours from standards.standard_line
    where standard_id = any(${standards.map(({ id }) => id)}::integer[])`.execute(db)
  return {
    courses: await readCoursesByTitle(db),
    standards: new Map(standards.map((one) => [plainTitle(one.title), one])),
    hours: new Map(rows.map((row) => [cellKey(row.standard_id, row, row.parallel), row.hours])),
  }
}

const error = (column: string | null, text: FoundProblem['text']): FoundProblem => ({ column, level: 'error', text })
const isHours = (hours: number) =>
  hours >= 0 && hours <= maxWeekHours && Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-9

function problemsOf(values: ImportValues, course: unknown, standard: Standard | undefined): FoundProblem[] {
  const cells = hoursOfRow(values)
  return [
    ...(values['course'] !== undefined && course === undefined
      ? [error('course', msg`Такого предмета нет в каталоге`)]
      : []),
    ...(cells.length === 0 ? [error(null, msg`Укажите часы хотя бы одной параллели`)] : []),
    ...cells
      .filter(({ hours }) => !isHours(hours))
      .map(({ key }) => error(key, msg`От 0 до ${maxWeekHours}, не мельче десятой часа`)),
    ...(['source', 'since'] as const)
      .filter((column) => standard === undefined && values[column] === undefined)
      .map((column) => error(column, msg`Обязательное поле нового типового плана`)),
  ]
}

/** A row of a state plan, which may be a new one. */
export function validateStandardRow(values: ImportValues, known: KnownStandards): RowValidation<StandardTarget> {
  const { standard: title = '', language = '', profile = '' } = values
  const course = known.courses.get(plainTitle(values['course'] ?? ''))
  const standard = known.standards.get(plainTitle(title))
  const problems = problemsOf(values, course, standard)
  if (standard === undefined && problems.length === 0)
    problems.push({ column: 'standard', level: 'warning', text: msg`Будет заведён типовой план «${title}»` })
  const place = { language, profile, courseId: course?.id ?? 0 }
  const cells = hoursOfRow(values)
  const knownHours = (parallel: number) =>
    standard === undefined ? undefined : known.hours.get(cellKey(standard.id, place, parallel))
  const changes = cells.flatMap(({ key, parallel, hours }): FoundChange[] => {
    const before = knownHours(parallel)
    return before === hours
      ? []
      : [{ column: key, from: before === undefined ? null : String(before), to: String(hours) }]
  })
  const isNew = cells.every(({ parallel }) => knownHours(parallel) === undefined)
  return {
    verdict: isNew ? 'new' : changes.length > 0 ? 'changed' : 'same',
    problems,
    changes: isNew ? [] : changes,
    similarTo: null,
    target: {
      ...place,
      standard: standard ?? null,
      title,
      source: values['source'] ?? '',
      since: values['since'] ?? '',
      cells: cells.map(({ parallel, hours }) => ({ parallel, hours })),
    },
  }
}
