import { sql } from 'kysely'
import { isList, isName, type FieldValue } from '#platform/contract/template-values.ts'
import type { Database } from '#platform/server/database.ts'
import type { CorrectedName } from '../rules/format-value.ts'

/** All persons whose names stand among values, those of items too. */
export function personsAmong(values: Iterable<FieldValue>): number[] {
  const found = new Set<number>()
  const look = (value: FieldValue): void => {
    if (isList(value)) for (const item of value) for (const inner of Object.values(item)) look(inner)
    else if (isName(value) && value.person_id !== null) found.add(value.person_id)
  }
  for (const value of values) look(value)
  return [...found]
}

const nothing: CorrectedName = () => null

/** Names of these persons as somebody has corrected them: one statement, none where nobody is named. */
export async function readCorrections(db: Database, persons: readonly number[]): Promise<CorrectedName> {
  if (persons.length === 0) return nothing
  const { rows } = await sql<{ person_id: number; language: string; which: string; full_name: string }>`
    select person_id, language, grammatical_case as which, full_name from templates.name_correction
    where person_id = any(${[...persons]}::integer[])`.execute(db)
  if (rows.length === 0) return nothing
  const known = new Map(rows.map((row) => [`${row.person_id} ${row.language} ${row.which}`, row.full_name]))
  return (person, language, which) => known.get(`${person} ${language} ${which}`) ?? null
}
