import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { icons } from '#platform/web/frame/icons.ts'
import type { MenuEntry } from '#platform/web/frame/menu.ts'
import classes from './shell.module.css'

interface Props {
  entry: MenuEntry
  /** Without its picture where the same entry stands elsewhere too. */
  isBare?: boolean
  onChosen?: (() => void) | undefined
}

/** An entry of the left navigation. */
export function NavigationLink({ entry, isBare = false, onChosen }: Props) {
  const { i18n } = useLingui()
  const Picture = icons[entry.icon]
  return (
    <Link
      to={entry.to}
      className={classes['entry']}
      data-bare={isBare || undefined}
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={{ exact: entry.isExact, includeSearch: false }}
      onClick={onChosen}
    >
      {isBare ? null : <Picture size={17} stroke={1.6} aria-hidden />}
      <span>{i18n._(entry.title)}</span>
    </Link>
  )
}
