import { docDocuments, docTemplates } from '#areas/documents/contract/permissions.ts'
import { allOf, read, write } from '#platform/contract/access.ts'

// What pages and menus ask for, beside the access of single calls: light enough for what is loaded first.

export const readsTemplates = read(docTemplates)
/** Who makes papers by templates, of everybody whom they may open. */
export const makesPapers = allOf(write(docDocuments), readsTemplates)
