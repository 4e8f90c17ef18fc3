import { Trans } from '@lingui/react/macro'
import { leave } from '#areas/access/web/index.ts'
import { reportAction, useSession } from '#platform/web/api/index.ts'
import { Banner } from '#platform/web/shell/banner.tsx'
import { Button } from '#platform/web/ui/index.ts'
import { useOwnPerson } from './use-own-person.ts'

/** Over every page while one acts as somebody else. */
export function ImpersonationBanner() {
  const session = useSession()
  const own = useOwnPerson()
  if (session?.act === undefined) return null
  const name = own?.full_name ?? ''
  return (
    <Banner tone="strong">
      <Trans>Вы вошли как {name}</Trans>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => void leave().catch(reportAction)}>
        <Trans>Вернуться</Trans>
      </Button>
    </Banner>
  )
}
