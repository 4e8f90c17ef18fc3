import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { readPersonCard } from '../../contract/people.ts'

/** Reads cards anew: a tie stands on two of them. */
export function useRefreshFamily() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(readPersonCard) })
}
