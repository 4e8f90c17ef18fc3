import { useAllowed } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { Evacuation } from '../../contract/evacuations.ts'
import { readStatistics } from '../../contract/results.ts'

/** When it began; for who may a link to its statistics. */
export function StartLink({ one }: { one: Evacuation }) {
  const mayRead = useAllowed(readStatistics)
  const at = displayMoment(one.started_at)
  if (!mayRead || one.status === 'active') return at
  return (
    <LinkAnchor to="/evacuation/statistics/$id" params={{ id: String(one.id) }}>
      {at}
    </LinkAnchor>
  )
}
