import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { anyOf, write } from '#platform/contract/access.ts'
import { jrnReopen } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const grantsReopening = write(jrnReopen)
export const readsReopeningRequests = anyOf(grantsReopening, write(jrnJournal))
