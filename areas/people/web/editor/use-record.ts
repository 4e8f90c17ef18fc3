import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { readOwnTabs } from '#areas/own-fields/contract/own-fields.ts'
import { listPeople, readPersonCard, readPersonHistory } from '../../contract/people.ts'
import { openRecord } from '../../contract/record.ts'

export const recordKey = (id: number) => keyOf(openRecord, { id })

/** The record of a person. Each reading is written down: it is read once, when the editor opens. */
export const useRecord = (id: number) =>
  useQuery({
    queryKey: recordKey(id),
    queryFn: () => request(openRecord, { params: { id: String(id) } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** Reads anew what shows the person elsewhere. */
export function useRefreshPerson() {
  const client = useQueryClient()
  const shown = [readPersonCard, listPeople, readOwnTabs, readPersonHistory]
  return async () => {
    await Promise.all(shown.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
  }
}
