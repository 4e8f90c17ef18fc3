import { useLingui } from '@lingui/react/macro'
import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '#platform/web/icons/index.ts'

/** Light and dark; the choice stays on this device. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isDark = colorScheme === 'dark'
  const title = isDark ? t`Светлая тема` : t`Тёмная тема`
  return (
    <ActionIcon size="lg" aria-label={title} title={title} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      {isDark ? <IconSun size={19} stroke={1.6} /> : <IconMoon size={19} stroke={1.6} />}
    </ActionIcon>
  )
}
