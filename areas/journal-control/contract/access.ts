import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { mntJournalFilling } from './permissions.ts'

/** Who follows the filling of journals: of the page, beside the access of its calls. */
export const readsCompletion = read(mntJournalFilling)
/** Class teachers and curators see of the students of their classes what teachers see of their groups: `own_class`, in all courses. */
export const readsFewMarks = anyOf(readsCompletion, write(jrnJournal), write(usrFamily))
