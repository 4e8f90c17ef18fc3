import { jrnHistory } from '#areas/journal/contract/permissions.ts'
import { read } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsHistory = read(jrnHistory)
