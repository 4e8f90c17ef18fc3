import { Trans } from '@lingui/react/macro'
import { Badge } from '#platform/web/ui/index.ts'
import type { Validity } from '../../rules/validity.ts'

/** Warns of a document that is over or soon will be; silent about any other. */
export function ValidityBadge({ validity }: { validity: Validity }) {
  if (validity === 'valid') return null
  return validity === 'expired' ? (
    <Badge color="red" variant="light">
      <Trans>Срок истёк</Trans>
    </Badge>
  ) : (
    <Badge color="orange" variant="light">
      <Trans>Срок истекает</Trans>
    </Badge>
  )
}
