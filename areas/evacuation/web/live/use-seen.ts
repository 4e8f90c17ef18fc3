import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { seeEvacuation } from '../../contract/evacuations.ts'

/** Tells once that the lists of an evacuation are before who collects them; without a network when it is back. */
export function useSeen(evacuationId: number | null): void {
  const told = query(seeEvacuation, { params: { id: String(evacuationId ?? 0) } })
  useQuery({ ...told, enabled: evacuationId !== null, staleTime: Number.POSITIVE_INFINITY, retry: true })
}
