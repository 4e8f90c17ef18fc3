import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { applyUpdate, useIsUpdateReady } from '../offline/update.ts'
import { readingOnly } from '#platform/contract/realtime.ts'
import { noteReadsOnly, readsOnly } from '../api/server-state.ts'
import { useRealtimeEvent } from '../realtime/hooks.ts'
import { reconnect } from '../realtime/realtime.ts'
import { useSocketState } from '../realtime/socket-state.ts'
import { useStore } from '../store.ts'
import { missingFiles } from '../until-loaded.ts'
import { Banner } from './banner.tsx'
import { UnsentBanner } from './unsent-banner.tsx'

/** What the reader should know of the connection and of the program itself. */
export function StateBanners() {
  const { online } = useNetwork()
  const { phase, attempts } = useSocketState()
  const isUpdateReady = useIsUpdateReady()
  const missing = useStore(missingFiles)
  const isReadingOnly = useStore(readsOnly)
  useRealtimeEvent(readingOnly, ({ is_reading_only }) => noteReadsOnly(is_reading_only))
  return (
    <>
      {online ? null : (
        <Banner>
          <Trans>Нет связи с интернетом. Показано то, что загружено раньше.</Trans>
        </Banner>
      )}
      {online && phase === 'reconnecting' && attempts > 0 ? (
        <Banner>
          <Trans>Восстанавливаем связь: попытка {attempts} из 5</Trans>
        </Banner>
      ) : null}
      {online && phase === 'failed' ? (
        <Banner>
          <Trans>Связь с сервером прервалась: чужие изменения сейчас не приходят.</Trans>
          <Button size="compact-xs" variant="white" color="dark" onClick={reconnect}>
            <Trans>Подключиться</Trans>
          </Button>
        </Banner>
      ) : null}
      {online && missing === 'away' ? (
        <Banner>
          <Trans>Сервер не отвечает. Страница откроется сама, как только он вернётся; введённое остаётся.</Trans>
        </Banner>
      ) : null}
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
