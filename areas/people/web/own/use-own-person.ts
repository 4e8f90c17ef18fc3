import { useQuery } from '@tanstack/react-query'
import { useSession } from '#platform/web/api/index.ts'
import { addressOf } from '#platform/web/api/send.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { listPeople, type Person } from '../../contract/people.ts'

const ownQuery = (accountId: number) => ({ admin_user_id: String(accountId) })
/** The address at which it is read. */
export const ownPersonAsked = (accountId: number): string => addressOf(listPeople, { query: ownQuery(accountId) })

/** Oneself as a person; null while it is read, and for an account without a person. */
export function useOwnPerson(): Person | null {
  const session = useSession()
  const own = useQuery({
    ...keptQuery(listPeople, { query: ownQuery(session?.accountId ?? 0) }),
    enabled: session !== null,
    staleTime: 5 * 60_000,
  })
  return own.data?.items[0] ?? null
}
