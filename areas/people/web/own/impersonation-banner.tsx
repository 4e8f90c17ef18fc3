import { Trans } from '@lingui/react/macro'
import { leave, switchChangesTo } from '#areas/access/web/index.ts'
import { reportAction, useSession } from '#platform/web/api/index.ts'
import { Banner } from '#platform/web/frame/banner.tsx'
import { Button } from '#platform/web/ui/index.ts'
import { useOwnPerson } from './use-own-person.ts'

/** Over every page while one acts as somebody else: in whose name, and whether anything can be changed. */
export function ImpersonationBanner() {
  const session = useSession()
  const own = useOwnPerson()
  if (session?.act === undefined) return null
  const name = own?.full_name ?? ''
  const onlyReads = session.onlyReads === true
  return (
    <Banner tone="strong">
      <span>
        {onlyReads ? (
          <Trans>Вы вошли как {name}: только просмотр</Trans>
        ) : (
          <Trans>Вы вошли как {name}: изменения включены и записываются с вашим именем</Trans>
        )}
      </span>
      <Button
        size="compact-sm"
        variant="outline"
        color="gray.0"
        onClick={() => void switchChangesTo(onlyReads).catch(reportAction)}
      >
        {onlyReads ? <Trans>Включить изменения</Trans> : <Trans>Выключить изменения</Trans>}
      </Button>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => void leave().catch(reportAction)}>
        <Trans>Вернуться</Trans>
      </Button>
    </Banner>
  )
}
