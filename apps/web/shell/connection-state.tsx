import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { IconCloudOff } from '#platform/web/icons/index.ts'
import { reconnect } from '#platform/web/realtime/realtime.ts'
import { useTrouble } from '#platform/web/realtime/socket-state.ts'
import { useStore } from '#platform/web/store.ts'
import { missingFiles } from '#platform/web/until-loaded.ts'
import classes from './shell.module.css'

/** What is wrong with the connection, in the top bar: it comes and goes without moving the page under a hand that writes. */
export function ConnectionState() {
  const { online } = useNetwork()
  const trouble = useTrouble()
  const missing = useStore(missingFiles)
  if (!online)
    return (
      <State>
        <Trans>Нет связи с интернетом.</Trans>{' '}
        <span className={classes['wordy']}>
          <Trans>Показано то, что загружено раньше.</Trans>
        </span>
      </State>
    )
  if (missing === 'away')
    return (
      <State>
        <Trans>Сервер не отвечает. Страница откроется сама, как только он вернётся; введённое остаётся.</Trans>
      </State>
    )
  if (trouble === null) return null
  const { phase, attempts } = trouble
  if (phase === 'reconnecting')
    return attempts === 0 ? null : (
      <State>
        <Trans>Восстанавливаем связь: попытка {attempts} из 5</Trans>
      </State>
    )
  return (
    <State
      action={
        <Button size="compact-xs" variant="white" color="dark" flex="none" onClick={reconnect}>
          <Trans>Подключиться</Trans>
        </Button>
      }
    >
      <Trans>Связь с сервером прервалась: чужие изменения сейчас не приходят.</Trans>
    </State>
  )
}

const State = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <output className={classes['connection']}>
    <IconCloudOff size={16} aria-hidden />
    <span>{children}</span>
    {action}
  </output>
)
