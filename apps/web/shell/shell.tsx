import { useLingui } from '@lingui/react/macro'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useIsLoading } from '#platform/web/api/loading.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Content } from './content.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
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
    <div className={classes['shell']} data-navigation={isHidden ? 'hidden' : 'shown'}>
      <a href="#content" className={classes['skip']}>
        {t`К содержанию`}
      </a>
      {/* by the second class a dialog that takes the page's scroll bar away leaves the bar as wide as it is */}
      <header className={`${classes['header']} right-scroll-bar-position`}>
        <LoadingBar />
        <TopBar
          period={period}
          person={person}
          isNavigationHidden={isHidden}
          onToggle={() => setHidden(!isHidden)}
          onDrawer={open}
        />
      </header>
      <div className={classes['navbar']}>{isHidden ? null : <Navigation />}</div>
      <MenuDrawer isOpen={isDrawerOpen} onClose={close} period={period} />
      <main className={classes['main']}>
        {banners}
        <StateBanners />
        <Content>{children}</Content>
      </main>
      <BottomBar onMenu={open} />
    </div>
  )
}

/** A thin line while something is being saved (the loading flag of specification §4). */
function LoadingBar() {
  const { t } = useLingui()
  return useIsLoading() ? <progress className={classes['loadingBar']} aria-label={t`Сохраняем`} /> : null
}
