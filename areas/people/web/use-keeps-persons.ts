import { allows, write } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'

/** Whether the reader keeps the persons: only they see IIN and birth dates of others. */
export const useKeepsPersons = (): boolean => allows(write('usr_user'), useSession())
