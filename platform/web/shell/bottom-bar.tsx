import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconMenu2 } from '../icons/index.ts'
import { useIsFullHeight } from './full-height.ts'
import { icons } from './icons.ts'
import { useMenu } from './use-menu.ts'
import classes from './shell.module.css'

const max = 3

/** On phones: what this person does most, and the way to everything else; it gives way to a page that asks for its place. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t, i18n } = useLingui()
  const main = useMenu()
    .flatMap(({ entries }) => entries)
    .filter(({ isMain }) => isMain)
    .slice(0, max)
  const isAway = useIsFullHeight()
  if (isAway) return null
  return (
    <nav className={classes['bottomBar']} aria-label={t`Главное`}>
      {main.map(({ id, to, icon, title }) => {
        const Picture = icons[icon]
        return (
          <Link
            key={id}
            to={to}
            className={classes['bottomEntry']}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ exact: to === '/', includeSearch: false }}
          >
            <Picture size={20} stroke={1.6} aria-hidden />
            <span>{i18n._(title)}</span>
          </Link>
        )
      })}
      <UnstyledButton className={classes['bottomEntry']} onClick={onMenu}>
        <IconMenu2 size={20} stroke={1.6} aria-hidden />
        <span>{t`Меню`}</span>
      </UnstyledButton>
    </nav>
  )
}
