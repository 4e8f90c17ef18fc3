import { sql } from 'kysely'
import { wasStaff } from '#areas/people/server/index.ts'
import type { Category, Education, Seniority } from '../../contract/entries.ts'
import type { ImportValues, ValidationInput } from '#platform/server/import/index.ts'
import { readCategories } from '../category-rows.ts'
import { readEducations } from '../education-rows.ts'
import { mayWriteQualifications } from '../scope.ts'
import { readSeniorities } from '../seniority-rows.ts'

export interface KnownPerson {
  id: number
  name: string
  iin: string | null
  may_write: boolean
  educations: Education[]
  seniorities: Seniority[]
  categories: Category[]
}
export const plain = (text: string) => text.trim().toLowerCase()

/** Of the staff those whom the rows name, with what is known of them. */
export async function readKnownStaff(
  { db, caller, today }: ValidationInput,
  rows: readonly { values: ImportValues }[],
): Promise<KnownPerson[]> {
  const names = [...new Set(rows.map(({ values }) => plain(values['name'] ?? '')))]
  const iins = [...new Set(rows.flatMap(({ values }) => values['iin'] ?? []))]
  const person = sql.ref('p.id')
  const found = await sql<Omit<KnownPerson, 'educations' | 'seniorities' | 'categories'>>`
    select p.id, lower(p.full_name) as name, p.iin, ${mayWriteQualifications(caller, person)} as may_write
    from people.person p where p.archived_at is null and ${wasStaff(person)}
      and (lower(p.full_name) = any(${names}::text[]) or p.iin = any(${iins}::text[]))`.execute(db)
  const own = sql<boolean>`e.person_id = any(${found.rows.map(({ id }) => id)}::int[])`
  const [educations, seniorities, categories] = [
    await readEducations(db, own),
    await readSeniorities(db, own),
    await readCategories(db, own, today),
  ]
  return found.rows.map((one) => ({
    ...one,
    educations: educations.filter(({ person_id }) => person_id === one.id),
    seniorities: seniorities.filter(({ person_id }) => person_id === one.id),
    categories: categories.filter(({ person_id }) => person_id === one.id),
  }))
}

/** Whom a row means: by the IIN where it is given, else by a name that one of the staff bears alone. */
export function personOfRow(known: readonly KnownPerson[], { name = '', iin }: ImportValues) {
  if (iin !== undefined) return known.filter((one) => one.iin === iin)
  return known.filter((one) => one.name === plain(name))
}
