import { anyOf, read, write } from '#platform/contract/access.ts'
import { evaEvacuation, evaResults, evaSos } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const runsEvacuations = write(evaEvacuation)
export const readsResults = read(evaResults)
export const readsMemo = read(evaSos)
export const printsClassLists = read(evaEvacuation)
/** Who sees all of an evacuation. */
export const boardAccess = anyOf(read(evaEvacuation), read(evaResults))
