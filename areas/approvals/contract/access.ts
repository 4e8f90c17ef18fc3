import { docMenu, docSign, docTemplates } from '#areas/documents/contract/permissions.ts'
import { hrsOrgStructure } from '#areas/organisation/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsRoutes = read(docTemplates)
export const writesRoutes = write(docTemplates)
/** The staff: who replaces whom concerns everybody who brings a paper. */
export const readsDeputies = read(docMenu)
/** Names deputies of others; a head names their own. */
export const namesDeputies = write(hrsOrgStructure)
/** Whoever signs papers or keeps their routes has «На мне» open each day. */
export const decidesOnPapers = anyOf(write(docSign), writesRoutes)
