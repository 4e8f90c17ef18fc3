import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCloudOff, IconRefresh, IconWifiOff } from '../icons/index.ts'
import { useEffect } from 'react'
import { ApiError, isBusy, sentenceOf } from '../api/api-error.ts'
import { onServerBack } from '../server-back.ts'

interface Props {
  error: unknown
  /** What is said of a failure of the server; by default that it could not be loaded. */
  title?: string | undefined
  onRetry?: () => void
}

/** A part of the page could not be read: says why, as far as the server said, and offers to repeat. */
export function Failed({ error, title, onRetry }: Props) {
  const { t } = useLingui()
  const isAway = error instanceof ApiError && error.status === 0
  useEffect(() => {
    if (!isAway || !onRetry) return undefined
    return onServerBack(onRetry)
  }, [isAway, onRetry])
  if (isAway) return <Away onRetry={onRetry} />
  if (isBusy(error)) return <Busy reason={error.reason} onRetry={onRetry} />
  const isOurs = !(error instanceof ApiError)
  // what is not there does not come by asking again
  const mayHelp = isOurs || error.status !== 404
  const usual = isOurs ? t`Страница не открылась` : mayHelp ? t`Не удалось загрузить` : t`Не найдено`
  return (
    <Stack align="center" gap="xs" px="md" py={48} ta="center" role="alert">
      <ThemeIcon variant="light" color="red" size={48} radius="xl" aria-hidden>
        <IconCloudOff size={24} stroke={1.5} />
      </ThemeIcon>
      <Text fw={600}>{mayHelp ? (title ?? usual) : usual}</Text>
      <Text c="dimmed" maw={440}>
        {sentenceOf(error) ?? (isOurs ? t`Повторите или перейдите в другой раздел` : t`Проверьте связь и повторите`)}
      </Text>
      {onRetry && mayHelp ? (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          <Trans>Повторить</Trans>
        </Button>
      ) : null}
    </Stack>
  )
}

const againMs = 5_000
/** The server has no time now: it is asked again without anybody's doing. */
function Busy({ reason, onRetry }: Pick<ApiError, 'reason'> & Pick<Props, 'onRetry'>) {
  useEffect(() => {
    if (!onRetry) return undefined
    const timer = setTimeout(onRetry, againMs)
    return () => clearTimeout(timer)
  }, [onRetry])
  return (
    <Stack align="center" gap="xs" px="md" py={48} ta="center" component="output">
      <ThemeIcon variant="light" color="gray" size={48} radius="xl" aria-hidden>
        <IconRefresh size={24} stroke={1.5} />
      </ThemeIcon>
      <Text fw={600}>
        {reason === 'database' ? (
          <Trans>Сервер восстанавливает связь с базой данных</Trans>
        ) : (
          <Trans>Сервер занят</Trans>
        )}
      </Text>
      <Text c="dimmed" maw={440}>
        <Trans>Откроется само через несколько секунд.</Trans>
      </Text>
    </Stack>
  )
}

/** The server can't be reached: nobody's fault, and it passes. */
function Away({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <Stack align="center" gap="xs" px="md" py={48} ta="center" component="output">
      <ThemeIcon variant="light" color="gray" size={48} radius="xl" aria-hidden>
        <IconWifiOff size={24} stroke={1.5} />
      </ThemeIcon>
      <Text fw={600}>
        <Trans>Здесь нужна связь</Trans>
      </Text>
      <Text c="dimmed" maw={440}>
        <Trans>Откроется само, когда связь появится. Что загружено раньше, работает и без неё.</Trans>
      </Text>
      {onRetry ? (
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          <Trans>Повторить</Trans>
        </Button>
      ) : null}
    </Stack>
  )
}
