import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { ImportWizard, type ImportState } from '#platform/web/import/index.ts'
import { importParents, importStaff, importStudents } from '../../contract/import.ts'
import { listPeople } from '../../contract/people.ts'

/** Which spreadsheet fills which list; appointments are made elsewhere. */
export const importOfKind: Partial<Record<PersonKindSlug, ImportDeclaration>> = {
  students: importStudents,
  parents: importParents,
  teachers: importStaff,
  specialists: importStaff,
  uk: importStaff,
  aup: importStaff,
}

/** The import of people in the place of their list. */
export function ImportPeople({ of, state }: { of: ImportDeclaration; state: ImportState }) {
  const client = useQueryClient()
  return (
    <ImportWizard of={of} state={state} onDone={() => void client.invalidateQueries({ queryKey: keyOf(listPeople) })} />
  )
}
