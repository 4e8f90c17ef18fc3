import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConnectionState } from './connection-state.tsx'
import { QuickSearch } from './search/quick-search.tsx'
import { ShellBrand } from './shell-brand.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { IconLayoutSidebar, IconMenu2 } from '#platform/web/icons/index.ts'
import classes from './shell.module.css'

interface Props {
  period: ReactNode
  person: ReactNode
  isNavigationHidden: boolean
  onToggle: () => void
  onDrawer: () => void
}

/** The bar on top: navigation, school, year and quarter, search, theme, person. */
export function TopBar({ period, person, isNavigationHidden, onToggle, onDrawer }: Props) {
  const { t } = useLingui()
  const toggle = isNavigationHidden ? t`Показать разделы` : t`Скрыть разделы`
  return (
    <>
      <ActionIcon hiddenFrom="lg" size="lg" aria-label={t`Открыть разделы`} onClick={onDrawer}>
        <IconMenu2 size={22} />
      </ActionIcon>
      <ActionIcon
        visibleFrom="lg"
        size="lg"
        aria-label={toggle}
        title={toggle}
        aria-expanded={!isNavigationHidden}
        onClick={onToggle}
      >
        <IconLayoutSidebar size={20} stroke={1.6} />
      </ActionIcon>
      <Link to="/" className={classes['brand']}>
        <ShellBrand />
      </Link>
      <Box visibleFrom="sm" pl="xs" flex="none">
        {period}
      </Box>
      <ConnectionState />
      <Group gap={6} wrap="nowrap" className={classes['tools']}>
        <QuickSearch />
        <ThemeSwitch />
        {person}
      </Group>
    </>
  )
}
