import { useLingui } from '@lingui/react/macro'
import { documentStatusTitles, type DocumentStatus } from '#platform/contract/enumerations.ts'
import { Badge } from '#platform/web/ui/index.ts'
import type { Ending } from '../contract/documents.ts'

const colours: Readonly<Record<DocumentStatus, string>> = {
  created: 'gray',
  draft: 'gray',
  checking: 'yellow',
  accepted: 'green',
}

/** How far a document has come, or that it does not hold any more. */
export function StateBadge({ of: { status, ended } }: { of: { status: DocumentStatus; ended: Ending | null } }) {
  const { t } = useLingui()
  const endings: Record<Ending, string> = { annulled: t`Аннулирован`, replaced: t`Заменён` }
  return (
    <Badge variant="light" color={ended === null ? colours[status] : 'red'}>
      {ended === null ? documentStatusTitles[status] : endings[ended]}
    </Badge>
  )
}
