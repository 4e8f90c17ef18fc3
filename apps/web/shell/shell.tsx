import { useLingui } from '@lingui/react/macro'
import { AppShell, Box, Drawer } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useIsLoading } from '#platform/web/api/loading.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Content } from './content.tsx'
import { Navigation } from './navigation.tsx'
import { useNotePages } from './recent-pages.ts'
import { StateBanners } from './state-banners.tsx'
import { TopBar } from './top-bar.tsx'
import classes from './shell.module.css'

interface Props {
  /** Year and quarter, in the top bar. */
  period: ReactNode
  /** Who is signed in, at the end of the top bar. */
  person: ReactNode
  /** Above the page: impersonation, an archived year. */
  banners: ReactNode
  children: ReactNode
}

/** The default frame of a page: top bar, navigation by right, states of connection, the page. */
export function Shell({ period, person, banners, children }: Props) {
  const { t } = useLingui()
  const [isDrawerOpen, { open, close }] = useDisclosure(false)
  const href = useLocation({ select: (location) => location.href })
  useEffect(close, [href, close])
  useNotePages()
  const [isHidden, setHidden] = useLocalStorage({ key: 'navigation.hidden', defaultValue: false })
  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 244, breakpoint: 'lg', collapsed: { mobile: true, desktop: isHidden } }}
    >
      <a href="#content" className={classes['skip']}>
        {t`К содержанию`}
      </a>
      <AppShell.Header className={classes['header']}>
        <LoadingBar />
        <TopBar
          period={period}
          person={person}
          isNavigationHidden={isHidden}
          onToggle={() => setHidden(!isHidden)}
          onDrawer={open}
        />
      </AppShell.Header>
      <AppShell.Navbar className={classes['navbar']} component="div" visibleFrom="lg">
        {isHidden ? null : <Navigation />}
      </AppShell.Navbar>
      <Drawer
        opened={isDrawerOpen}
        onClose={close}
        title={t`Разделы`}
        size={300}
        padding={0}
        styles={{ header: { paddingInline: 16 } }}
        closeButtonProps={{ 'aria-label': t`Закрыть` }}
      >
        {/* the bar of a phone has no room for it */}
        <Box hiddenFrom="sm" px={16} pb="xs">
          {period}
        </Box>
        <Navigation isOpenWide onChosen={close} />
      </Drawer>
      <AppShell.Main className={classes['main']}>
        {banners}
        <StateBanners />
        <Content>{children}</Content>
      </AppShell.Main>
      <BottomBar onMenu={open} />
    </AppShell>
  )
}

/** A thin line while something is being saved (the loading flag of specification §4). */
function LoadingBar() {
  const { t } = useLingui()
  return useIsLoading() ? <progress className={classes['loadingBar']} aria-label={t`Сохраняем`} /> : null
}
