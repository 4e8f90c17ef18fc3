import { Trans, useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { Panel, PanelHead, SegmentedControl } from '#platform/web/ui/index.ts'

/** The look of the pages on this device. */
export function ThemePanel() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Panel>
      <PanelHead title={<Trans>Оформление</Trans>}>
        <SegmentedControl
          aria-label={t`Оформление`}
          data={[
            { value: 'light', label: t`Светлое` },
            { value: 'dark', label: t`Тёмное` },
          ]}
          value={colorScheme === 'dark' ? 'dark' : 'light'}
          onChange={setColorScheme}
        />
      </PanelHead>
    </Panel>
  )
}
