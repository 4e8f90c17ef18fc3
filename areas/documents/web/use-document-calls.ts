import { useActions } from '#platform/web/use-actions.ts'
import { listAcquaintance } from '../contract/acquaintance.ts'
import { readDocument, readDocumentHistory } from '../contract/document.ts'
import { countFolders, listDocuments } from '../contract/documents.ts'

/** Calls that change documents; what shows them is read anew after each. */
export const useDocumentCalls = () =>
  useActions([readDocument, readDocumentHistory, listDocuments, countFolders, listAcquaintance])
