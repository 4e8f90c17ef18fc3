import { Trans, useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { Group, Panel, SegmentedControl, Title } from '#platform/web/ui/index.ts'

/** The look of the pages on this device. */
export function ThemePanel() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Panel>
      <Group justify="space-between">
        <Title order={2} size="h4">
          <Trans>Оформление</Trans>
        </Title>
        <SegmentedControl
          aria-label={t`Оформление`}
          data={[
            { value: 'light', label: t`Светлое` },
            { value: 'dark', label: t`Тёмное` },
          ]}
          value={colorScheme === 'dark' ? 'dark' : 'light'}
          onChange={setColorScheme}
        />
      </Group>
    </Panel>
  )
}
