import { useActions } from '#platform/web/use-actions.ts'
import { listDocuments, readDocumentsHistory } from '../../contract/documents.ts'

/** Reads documents of persons and their history anew. */
export const useRefreshDocuments = () => useActions([listDocuments, readDocumentsHistory]).refresh
