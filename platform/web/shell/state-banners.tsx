import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { applyUpdate, useIsUpdateReady } from '../offline/update.ts'
import { useStore } from '../store.ts'
import { missingFiles } from '../until-loaded.ts'
import { Banner } from './banner.tsx'
import { UnsentBanner } from './unsent-banner.tsx'

/** What the reader should know of the program itself, and of what waits elsewhere; the connection stands in the top bar. */
export function StateBanners() {
  const isUpdateReady = useIsUpdateReady()
  const missing = useStore(missingFiles)
  return (
    <>
      {missing === 'gone' && !isUpdateReady ? (
        <Banner>
          <Trans>Вышла новая версия: чтобы открыть эту страницу, обновите программу.</Trans>
          <Button size="compact-xs" variant="white" color="dark" onClick={() => window.location.reload()}>
            <Trans>Обновить</Trans>
          </Button>
        </Banner>
      ) : null}
      <UnsentBanner />
      {isUpdateReady ? (
        <Banner>
          <Trans>Вышла новая версия.</Trans>
          <Button size="compact-xs" variant="white" color="dark" onClick={applyUpdate}>
            <Trans>Обновить</Trans>
          </Button>
        </Banner>
      ) : null}
    </>
  )
}
