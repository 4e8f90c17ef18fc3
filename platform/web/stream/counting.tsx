import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Progress, Stack, Text } from '../ui/index.ts'
import type { FollowedProgress } from './use-progress.ts'

/** How far a call that takes counting has come, and the way to stop it; nothing while nothing is counted. */
export function Counting({ of: { progress, stop } }: { of: FollowedProgress }) {
  const { t } = useLingui()
  if (progress === null) return null
  const { done, total, title } = progress
  return (
    <Stack gap="xs">
      <Progress.Root size="lg">
        <Progress.Section value={total ? (done / total) * 100 : 0} animated aria-label={t`Посчитано`} color="sky.8" />
      </Progress.Root>
      <Group justify="space-between" mih={30} wrap="nowrap">
        <Text size="sm" component="output">
          {total === null ? (
            <Trans>Считаем…</Trans>
          ) : title === null ? (
            <Trans>
              Посчитано {done} из {total}
            </Trans>
          ) : (
            <Trans>
              Посчитано {done} из {total}: {title}
            </Trans>
          )}
        </Text>
        <Button variant="default" size="xs" onClick={stop}>
          <Trans>Остановить</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
