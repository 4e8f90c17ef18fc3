import { Trans } from '@lingui/react/macro'
import { IconScale } from '#platform/web/icons/index.ts'
import { Button } from '#platform/web/ui/index.ts'

/** From the plan of a year to its comparison. */
export function CompareButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconScale size={16} aria-hidden />} onClick={onClick}>
      <Trans>Сравнить</Trans>
    </Button>
  )
}
