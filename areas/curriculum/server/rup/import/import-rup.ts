import { sql } from 'kysely'
import { importHandlers, requireUntouched, type ImportKind, type Revert } from '#platform/server/import/index.ts'
import { importRup } from '../../../contract/rup-import.ts'
import { hoursOfRow } from '../../../rules/wide-row.ts'
import { lockPlan } from '../plan-year.ts'
import { changesOf, storeLines } from '../write-lines.ts'
import { plainTitle } from './courses-by-title.ts'
import { readKnownPlans } from './read-known-plan.ts'
import { validateRupRow, type RupTarget } from './validate-rup-row.ts'

/** A line that the import has made goes, another becomes what it was; what somebody has changed since stays. */
const revertLine: Revert = async (undoing, change) => {
  await requireUntouched(undoing, change)
  const { db, record } = undoing
  const { subject_id: id, subject, before, after } = change
  if (before === null) await sql`delete from curriculum.rup_line where id = ${id}`.execute(db)
  else
    await sql`update curriculum.rup_line r set hours = given.hours, hours_year = given.hours_year, component = given.component,
        subgroups = given.subgroups, grading_mode = given.grading_mode, version = r.version + 1, changed_at = now()
      from jsonb_to_record(${JSON.stringify(before)}::jsonb) as given(hours numeric, hours_year numeric, component text,
        subgroups smallint, grading_mode text) where r.id = ${id}`.execute(db)
  await record({ subject, id, before: after, ...(before && { after: before }) })
}

const lines: ImportKind<RupTarget> = {
  name: 'curriculum.rup',
  declared: importRup,
  titleOf: ({ course = '', class: own, year }) => [course, own, year].filter(Boolean).join(', '),
  // a course is in one component of a column
  keysOf: (values) => {
    const { course = '', language = '', profile = '', class: own = '', year = '' } = values
    return hoursOfRow(values).map(({ parallel }) =>
      JSON.stringify([plainTitle(course), language, profile, plainTitle(own), year.slice(0, 4), parallel]),
    )
  },
  validate: async ({ db, today }, rows) => {
    const known = await readKnownPlans(
      db,
      rows.map(({ values }) => values),
      today,
    )
    return rows.map(({ values }) => validateRupRow(values, known, today))
  },
  write: async (writing, { values }, { target: { yearId } }) => {
    const { db, today, record } = writing
    await lockPlan(db, yearId, today)
    // somebody may have changed a line before the plan was locked
    const { target } = validateRupRow(values, await readKnownPlans(db, [values], today), today)
    await record(...(await changesOf(db, await storeLines(db, yearId, target.decisions))))
  },
  reverts: { 'curriculum.rup_line': revertLine },
}
export const rupImport = importHandlers(lines)
