import { inOwnName, read, self, write } from '#platform/contract/access.ts'
import { docDocuments, docMenu, docTemplates } from './permissions.ts'

// What pages, menus and buttons ask for, beside the access of single calls: light enough for what is loaded first.

/** The section; what stands in it is cut by scope. */
export const opensDocuments = read(docMenu)
/** Own papers, and those addressed to a person, beside the registers of who keeps them. */
export const readsDocuments = self()
export const writesDocuments = inOwnName(self())
export const readsKinds = read(docTemplates)
export const writesKinds = write(docTemplates)
/** Certificates of whole classes are given by who keeps the registers. */
export const makesCertificates = inOwnName(write(docDocuments))
