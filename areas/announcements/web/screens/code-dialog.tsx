import { Trans, useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { screenPagePath } from '../../contract/screens.ts'

/** A code that was just made: it is shown this once. */
export interface ScreenCode {
  code: string
  code_until: string
}

/** What to do at the screen. */
export function CodeDialog({ code: { code, code_until }, onClose }: { code: ScreenCode; onClose: () => void }) {
  const { t } = useLingui()
  const address = `${window.location.origin}${screenPagePath}`
  return (
    <Modal opened onClose={onClose} title={t`Код экрана`} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>Откройте на экране эту страницу и введите код:</Trans>
        </Text>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Text>
        <Text size="32px" fw={700} ff="monospace" lts="0.1em">
          {code.slice(0, 4)} {code.slice(4)}
        </Text>
        <Text size="sm" c="dimmed">
          <Trans>Код подключает одно устройство и действует до {displayMoment(code_until)}.</Trans>
        </Text>
      </Stack>
    </Modal>
  )
}
