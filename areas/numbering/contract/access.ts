import { docDocuments } from '#areas/documents/contract/permissions.ts'
import { read, write } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsNumbers = read(docDocuments)
export const changesNumbering = write(docDocuments)
