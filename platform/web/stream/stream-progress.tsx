import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Progress, Stack, Text } from '../ui/index.ts'
import type { Followed, StreamState } from './use-stream.ts'

interface Props {
  of: Followed
  /** What an item is called, for those that were refused. */
  nameOf: (id: number) => string
  /** Sends the same once more: what is done stays done. */
  onAgain: () => void
}

function useStateWords(): Record<StreamState, string> {
  const { t } = useLingui()
  return { idle: '', going: t`Идёт работа`, done: t`Готово`, stopped: t`Остановлено`, broken: t`Прервалось` }
}

/** How far a call over many items has come, the way to stop it and to go on, and what was not done, with the reason. */
export function StreamProgress({ of: stream, nameOf, onAgain }: Props) {
  const { t } = useLingui()
  const words = useStateWords()
  const { state, total, items } = stream
  if (state === 'idle') return null
  const refused = items.filter(({ outcome }) => outcome === 'refused')
  const share = total === null || total === 0 ? 0 : (items.length / total) * 100
  return (
    <Stack gap="sm">
      <Progress.Root size="lg">
        <Progress.Section
          value={state === 'done' ? 100 : share}
          animated={state === 'going'}
          aria-label={t`Сделано`}
          color="sky.8"
        />
      </Progress.Root>
      <Group justify="space-between" mih={30}>
        <Text size="sm" component="output">
          {words[state]}: {t`${items.length} из ${total ?? 0}`}
          {refused.length > 0 ? `, ${t`не сделано ${refused.length}`}` : null}
        </Text>
        {state === 'going' ? (
          <Button variant="default" size="xs" onClick={stream.stop}>
            <Trans>Остановить</Trans>
          </Button>
        ) : null}
        {state === 'stopped' || state === 'broken' ? (
          <Button size="xs" onClick={onAgain}>
            <Trans>Продолжить</Trans>
          </Button>
        ) : null}
      </Group>
      {state === 'broken' ? (
        <Alert color="yellow">{t`Связь прервалась. Сделанное сохранено: продолжите с того же места.`}</Alert>
      ) : null}
      {refused.length === 0 ? null : (
        <Stack gap={2} component="ul" aria-label={t`Не сделано`}>
          {refused.map(({ id, reason }) => (
            <Text key={id} component="li" size="sm">
              {nameOf(id)}: {reason}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
