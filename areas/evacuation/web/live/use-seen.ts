import { useQuery } from '@tanstack/react-query'
import { ApiError, query, useAllowed } from '#platform/web/api/index.ts'
import { mayPass } from '#platform/web/outbox/index.ts'
import { seeEvacuation } from '../../contract/evacuations.ts'

/** Tells once that the lists of an evacuation are before who may collect some; without a network when it is back. */
export function useSeen(evacuationId: number | null): void {
  const isAllowed = useAllowed(seeEvacuation)
  const seenBy = query(seeEvacuation, { params: { id: String(evacuationId ?? 0) } })
  useQuery({
    ...seenBy,
    enabled: isAllowed && evacuationId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // what was refused once is refused again
    retry: (_times, error) => !(error instanceof ApiError) || mayPass(error),
  })
}
