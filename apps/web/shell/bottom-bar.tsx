import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconMenu2 } from '#platform/web/icons/index.ts'
import { placesOnPhone } from './arrange.ts'
import { useIsFullHeight } from '#platform/web/frame/full-height.ts'
import { icons } from '#platform/web/frame/icons.ts'
import { useArrangedMenu } from './use-arranged-menu.ts'
import classes from './shell.module.css'

/**
 * On phones: the first of one's own places; all else stands in the menu on top, and here too while a place is free. It gives
 * way to a page that asks for its place.
 */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t, i18n } = useLingui()
  const places = useArrangedMenu().favourites.slice(0, placesOnPhone)
  const isAway = useIsFullHeight()
  if (isAway) return null
  return (
    <nav className={classes['bottomBar']} aria-label={t`Главное`}>
      {places.map(({ id, to, isExact, icon, title }) => {
        const Picture = icons[icon]
        return (
          <Link
            key={id}
            to={to}
            className={classes['bottomEntry']}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ exact: isExact, includeSearch: false }}
          >
            <Picture size={20} stroke={1.6} aria-hidden />
            <span>{i18n._(title)}</span>
          </Link>
        )
      })}
      {places.length < placesOnPhone ? (
        <UnstyledButton className={classes['bottomEntry']} onClick={onMenu}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
          <span>{t`Меню`}</span>
        </UnstyledButton>
      ) : null}
    </nav>
  )
}
