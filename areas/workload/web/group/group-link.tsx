import { Trans } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { LinkButton } from '#platform/web/ui/index.ts'
import { readGroupWorkload } from '../../contract/board.ts'

/** From the card of a group to who teaches it, with dates and history. */
export function GroupLoadLink({ of: { id } }: { of: { id: number } }) {
  if (!useAllowed(readGroupWorkload)) return null
  return (
    <LinkButton
      to="/managing/workload"
      search={({ year }: { year?: string }) => ({ year, group: String(id) })}
      variant="default"
      size="xs"
    >
      <Trans>Нагрузка</Trans>
    </LinkButton>
  )
}
