import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { applyUpdate, useIsUpdateReady } from '../update.ts'
import { readingOnly } from '#platform/contract/realtime.ts'
import { noteReadsOnly, readsOnly } from '#platform/web/api/server-state.ts'
import { useRealtimeEvent } from '#platform/web/realtime/hooks.ts'
import { useStore } from '#platform/web/store.ts'
import { missingFiles } from '#platform/web/until-loaded.ts'
import { Banner } from '#platform/web/frame/banner.tsx'
import { KeptInputBanner } from './kept-input-banner.tsx'
import { UnsentBanner } from './unsent-banner.tsx'

/** What the reader should know of the program itself, and of what waits elsewhere; the connection stands in the top bar. */
export function StateBanners() {
  const isUpdateReady = useIsUpdateReady()
  const missing = useStore(missingFiles)
  const isReadingOnly = useStore(readsOnly)
  useRealtimeEvent(readingOnly, ({ is_reading_only }) => noteReadsOnly(is_reading_only))
  return (
    <>
      {isReadingOnly ? (
        <Banner>
          <Trans>На диске сервера нет места: читать можно, записать нельзя. Запись вернётся сама.</Trans>
        </Banner>
      ) : null}
      {missing === 'gone' && !isUpdateReady ? (
        <Banner>
          <Trans>Вышла новая версия: чтобы открыть эту страницу, обновите программу.</Trans>
          <Button size="compact-xs" variant="white" color="dark" onClick={() => window.location.reload()}>
            <Trans>Обновить</Trans>
          </Button>
        </Banner>
      ) : null}
      <UnsentBanner />
      <KeptInputBanner />
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
