import { read, write } from '#platform/contract/access.ts'
import { hrsOrgStructure } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

export const readsStructure = read(hrsOrgStructure)
export const changesStructure = write(hrsOrgStructure)
