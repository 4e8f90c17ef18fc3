import { Trans } from '@lingui/react/macro'
import type { CardLink } from '#platform/web/list/card-links.tsx'
import { LinkButton } from '#platform/web/ui/index.ts'

/** From a group to its journal, for who reads it. */
export const journalOfGroup: CardLink<{ id: number; may_read_journal: boolean }> = {
  id: 'journal',
  order: 10,
  component: ({ of: { id, may_read_journal } }) =>
    may_read_journal ? (
      <LinkButton
        to="/journal"
        search={({ year }: { year?: string }) => ({ year, group: String(id) })}
        variant="default"
        size="xs"
      >
        <Trans>Журнал</Trans>
      </LinkButton>
    ) : null,
}
