import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/web/api/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { listPeople, type Person } from '../../contract/people.ts'

/** Oneself as a person; null while it is read, and for an account without a person. */
export function useOwnPerson(): Person | null {
  const session = useSession()
  const own = useQuery({
    ...keptQuery(listPeople, { query: { admin_user_id: String(session?.accountId) } }),
    enabled: session !== null,
    staleTime: 5 * 60_000,
  })
  return own.data?.items[0] ?? null
}
