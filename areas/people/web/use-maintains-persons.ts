import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { maintainsPeople } from '../contract/access.ts'

/** Whether the reader keeps the persons: only they see IIN and birth dates of others. */
export const useMaintainsPersons = (): boolean => allows(maintainsPeople, useSession())
