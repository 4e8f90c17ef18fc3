import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from '#platform/web/store.ts'
import { Button, Group, Stack, Switch, Text } from '#platform/web/ui/index.ts'
import { isSoundOn, turnSound } from './setting.ts'
import { isSoundFree, trySignal } from './signal.ts'

/** «Звук и вибрация» of this device, with a trial; says so where the browser still holds the sound back. */
export function SoundSwitch() {
  const { t } = useLingui()
  const isOn = useStore(isSoundOn)
  const isFree = useStore(isSoundFree)
  const turn = (next: boolean) => {
    turnSound(next)
    if (next) void trySignal()
  }
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Switch
          size="md"
          label={t`Звук и вибрация`}
          description={t`Сигнал при начале эвакуации на этом устройстве`}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        <Button variant="default" size="md" disabled={!isOn} onClick={() => void trySignal()}>
          <Trans>Проверить</Trans>
        </Button>
      </Group>
      {isOn && !isFree ? (
        <Text size="sm" component="output">
          <Trans>Звук включится после первого касания</Trans>
        </Text>
      ) : null}
    </Stack>
  )
}
