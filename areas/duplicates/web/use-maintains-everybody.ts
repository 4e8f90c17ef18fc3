import { maintainsPeopleWithFamilies } from '#areas/people/contract/access.ts'
import { useAllowed } from '#platform/web/api/index.ts'

/** Whether the reader keeps the records of everybody, families included: what the server asks too. */
export const useMaintainsEverybody = (): boolean => useAllowed({ access: maintainsPeopleWithFamilies })
