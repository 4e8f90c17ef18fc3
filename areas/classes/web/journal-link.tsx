import { Trans } from '@lingui/react/macro'
import { LinkAnchor } from '#platform/web/ui/index.ts'

/** To the journal of a group. */
export function JournalLink({ group }: { group: number }) {
  return (
    <LinkAnchor to="/journal" search={({ year }: { year?: string }) => ({ year, group: String(group) })}>
      <Trans>Журнал</Trans>
    </LinkAnchor>
  )
}
