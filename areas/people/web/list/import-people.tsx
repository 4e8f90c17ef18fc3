import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { ImportWizard, type ImportState } from '#platform/web/import/index.ts'
import { importParents, importStaff, importStudents } from '../../contract/import.ts'
import { listPeople } from '../../contract/people.ts'
import type { ImportedPeople } from './imported-lists.ts'

const spreadsheets: Readonly<Record<ImportedPeople, ImportDeclaration>> = {
  students: importStudents,
  parents: importParents,
  staff: importStaff,
}

/** The import of people in the place of their list. */
export function ImportPeople({ whom, state }: { whom: ImportedPeople; state: ImportState }) {
  const client = useQueryClient()
  return (
    <ImportWizard
      of={spreadsheets[whom]}
      state={state}
      onDone={() => void client.invalidateQueries({ queryKey: keyOf(listPeople) })}
    />
  )
}
