import { DeputyPanel } from '#areas/approvals/web/index.ts'
import { useSession } from '#platform/web/api/index.ts'

/** On one's own profile: who stands in for the reader, and for whom they do. */
export function OwnDeputies() {
  const session = useSession()
  if (session === null || session.personId === null || session.client !== 0) return null
  return <DeputyPanel personId={session.personId} />
}
