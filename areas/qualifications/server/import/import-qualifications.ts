import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import {
  importHandlers,
  requireUntouched,
  type ImportKind,
  type Revert,
  type Writing,
} from '#platform/server/import/index.ts'
import { conflict } from '#platform/server/refusal.ts'
import { importQualifications } from '../../contract/import.ts'
import { categoryKind } from '../category-kind.ts'
import { educationKind } from '../education-rows.ts'
import { endFormer } from '../end-former.ts'
import { readEntry, type EntryKind, type EntryTable } from '../entry-kind.ts'
import { seniorityKind } from '../seniority-rows.ts'
import { plain, readKnownStaff } from './read-known-staff.ts'
import { validateRow, type QualificationTarget } from './validate-row.ts'

/** Writes an entry of a row, unless it stands so already. */
async function writePart<Entry extends { id: number }, Values>(
  { db, today, record }: Writing,
  kind: EntryKind<Entry, Values>,
  person_id: number,
  part: { known: Entry | null; values: Values } | null,
): Promise<void> {
  if (part === null) return
  const { known, values } = part
  const before = known === null ? null : { person_id, ...kind.kept(known) }
  if (known !== null) await kind.change(db, known.id, values)
  const id = known?.id ?? (await kind.insert(db, person_id, values))
  const after = { person_id, ...kind.kept(await readEntry(kind, { db, today }, id)) }
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await record({ subject: kind.table, id, ...(before && { before }), after })
}

/** An entry that the import has made goes; what another was before stands in its history. */
const revertEntry: Revert = async (undoing, change) => {
  if (change.before !== null) throw conflict(msg`Запись была и раньше: прежнее стоит в её истории`)
  await requireUntouched(undoing, change)
  const table = change.subject as EntryTable
  await sql`delete from ${sql.table(table)} where id = ${change.subject_id}`.execute(undoing.db)
  await undoing.record({ subject: table, id: change.subject_id, before: change.after ?? {} })
}

const qualifications: ImportKind<QualificationTarget> = {
  name: 'qualifications.staff',
  declared: importQualifications,
  titleOf: ({ name = '', iin }) => [name, iin].filter(Boolean).join(', '),
  keysOf: ({ name = '', iin, year = '', counted_on = '', category_from = '' }) => [
    `${iin ?? plain(name)} ${year} ${counted_on} ${category_from}`,
  ],
  validate: async (input, rows) => {
    const staff = await readKnownStaff(input, rows)
    return rows.map(({ values }) => validateRow(values, staff, input.today))
  },
  write: async (writing, _row, { target: { personId, education, seniority, category } }) => {
    await sql`select from people.person where id = ${personId} for no key update`.execute(writing.db)
    await writePart(writing, educationKind, personId, education)
    await writePart(writing, seniorityKind, personId, seniority)
    if (category !== null && category.known === null) await endFormer(writing, personId, category.values)
    await writePart(writing, categoryKind, personId, category)
  },
  reverts: {
    'qualifications.education': revertEntry,
    'qualifications.seniority': revertEntry,
    'qualifications.category': revertEntry,
  },
}
export const qualificationsImport = importHandlers(qualifications)
