import { pasUsers } from '#areas/access/contract/permissions.ts'
import { read, write } from '#platform/contract/access.ts'

/** Sees letters of everybody. */
export const readsLetters = read(pasUsers)
/** Sends again and takes back letters of everybody. */
export const changesLetters = write(pasUsers)
