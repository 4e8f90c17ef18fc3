import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { listDocuments, readDocumentsHistory } from '../../contract/documents.ts'

/** Reads documents of persons and their history anew. */
export function useRefreshDocuments() {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all(
      [listDocuments, readDocumentsHistory].map((one) => client.invalidateQueries({ queryKey: keyOf(one) })),
    )
  }
}
