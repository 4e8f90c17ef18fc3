import type { Access } from '#platform/contract/access.ts'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import { maintainsPeople, maintainsPeopleWithFamilies } from '../../contract/access.ts'

/** Whom a spreadsheet tells of. */
export type ImportedPeople = 'students' | 'parents' | 'staff'
export interface ImportedList {
  whom: ImportedPeople
  access: Access
}

const ofStaff: ImportedList = { whom: 'staff', access: maintainsPeople }
/** Which spreadsheet fills which list, and for whom; appointments are made elsewhere. */
export const importedLists: Partial<Record<PersonKindSlug, ImportedList>> = {
  students: { whom: 'students', access: maintainsPeopleWithFamilies },
  parents: { whom: 'parents', access: maintainsPeopleWithFamilies },
  teachers: ofStaff,
  specialists: ofStaff,
  uk: ofStaff,
  aup: ofStaff,
}
