import { read } from '#platform/contract/access.ts'
import { mntJournalFilling } from './permissions.ts'

/** Who follows the filling of journals: of the page, beside the access of its calls. */
export const followsFilling = read(mntJournalFilling)
