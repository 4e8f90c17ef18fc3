import { sql } from 'kysely'
import { hoursOfRow } from '#areas/curriculum/rules/wide-row.ts'
import { plainTitle } from '#areas/curriculum/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import {
  importHandlers,
  requireUntouched,
  type ImportKind,
  type Revert,
  type Writing,
} from '#platform/server/import/index.ts'
import { conflict } from '#platform/server/refusal.ts'
import { importStandards } from '../contract/standards-import.ts'
import { keptStandard } from './standard-rows.ts'
import { readKnownStandards, validateStandardRow, type StandardTarget } from './validate-standard-row.ts'

/** The plan of a row, made where it is not there yet. */
async function standardOf({ db, record }: Writing, target: StandardTarget): Promise<number> {
  if (target.standard !== null) return target.standard.id
  const { title, source, since } = target
  const { rows } = await sql<{ id: number }>`insert into standards.standard (title, source, since)
    values (${title}, ${source}, ${since}) returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await record({ subject: 'standards.standard', id, after: keptStandard({ title, source, since, is_removed: false }) })
  return id
}
interface Kept {
  id: number
  kept: object
}
/** The lines as the history keeps them. */
async function keptLines(db: Database, ids: readonly number[]): Promise<Map<number, object>> {
  const { rows } = await sql<Kept>`select l.id, jsonb_build_object('standard', s.title, 'parallel', l.parallel,
      'language', l.language, 'profile', l.profile, 'course', co.title, 'hours', l.hours) as kept
    from standards.standard_line l join standards.standard s on s.id = l.standard_id
    join curriculum.course co on co.id = l.course_id where l.id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map(({ id, kept }) => [id, kept]))
}

const revertLine: Revert = async (undoing, change) => {
  await requireUntouched(undoing, change)
  const { db, record } = undoing
  const { subject, subject_id: id, before, after } = change
  if (before === null) await sql`delete from standards.standard_line where id = ${id}`.execute(db)
  else await sql`update standards.standard_line set hours = ${Number(before['hours'])} where id = ${id}`.execute(db)
  await record({ subject, id, before: after, ...(before && { after: before }) })
}
/** A plan that the import has made goes with its last line. */
const revertStandard: Revert = async (undoing, change) => {
  await requireUntouched(undoing, change)
  const { db, record } = undoing
  const { rows } =
    await sql`select from standards.standard_line where standard_id = ${change.subject_id} limit 1`.execute(db)
  if (rows.length > 0) throw conflict(msg`В типовом плане есть и другие строки`)
  await sql`delete from standards.standard where id = ${change.subject_id}`.execute(db)
  await record({ subject: change.subject, id: change.subject_id, before: change.after })
}

const standards: ImportKind<StandardTarget> = {
  name: 'standards.plans',
  declared: importStandards,
  titleOf: ({ course = '', standard = '' }) => [course, standard].filter(Boolean).join(', '),
  keysOf: (values) => {
    const { standard = '', course = '', language = '', profile = '' } = values
    return hoursOfRow(values).map(({ parallel }) =>
      JSON.stringify([plainTitle(standard), plainTitle(course), language, profile, parallel]),
    )
  },
  validate: async ({ db }, rows) => {
    const known = await readKnownStandards(db)
    return rows.map(({ values }) => validateStandardRow(values, known))
  },
  write: async (writing, _row, { target }) => {
    const { db, record } = writing
    const standardId = await standardOf(writing, target)
    const { language, profile, courseId, cells } = target
    const known = await sql<{ id: number }>`select id from standards.standard_line
      where standard_id = ${standardId} and language = ${language} and profile = ${profile} and course_id = ${courseId}
        and parallel = any(${cells.map(({ parallel }) => parallel)}::integer[])`.execute(db)
    const before = await keptLines(
      db,
      known.rows.map(({ id }) => id),
    )
    const { rows } = await sql<{ id: number }>`
      insert into standards.standard_line (standard_id, parallel, language, profile, course_id, hours)
      select ${standardId}, parallel, ${language}, ${profile}, ${courseId}, hours
      from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as given(parallel smallint, hours numeric)
      on conflict (standard_id, parallel, language, profile, course_id) do update set hours = excluded.hours
        where standard_line.hours <> excluded.hours
      returning id`.execute(db)
    const after = await keptLines(
      db,
      rows.map(({ id }) => id),
    )
    await record(
      ...[...after].map(([id, line]) => ({
        subject: 'standards.standard_line',
        id,
        before: before.get(id),
        after: line,
      })),
    )
  },
  reverts: { 'standards.standard_line': revertLine, 'standards.standard': revertStandard },
}
export const standardsImport = importHandlers(standards)
