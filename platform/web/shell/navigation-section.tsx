import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { IconChevronDown } from '../icons/index.ts'
import { useId } from 'react'
import { groupTitles } from './group-titles.ts'
import { icons } from './icons.ts'
import type { MenuEntry, MenuSection } from './menu.ts'
import classes from './shell.module.css'

interface Props {
  section: MenuSection
  /** While searching every group stands open. */
  isSearched: boolean
  onChosen?: () => void
}

/** A group of the left navigation; it stays folded on this device once it was folded. */
export function NavigationSection({ section: { group, entries }, isSearched, onChosen }: Props) {
  const { i18n } = useLingui()
  const [isFolded, setFolded] = useLocalStorage({ key: `navigation.${group}.folded`, defaultValue: false })
  const listId = useId()
  const isOpen = group === null || isSearched || !isFolded
  return (
    <div className={classes['section']}>
      {group === null ? null : (
        <UnstyledButton
          className={classes['sectionTitle']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setFolded(!isFolded)}
        >
          {i18n._(groupTitles[group])}
          <IconChevronDown size={14} aria-hidden className={classes['chevron']} data-open={isOpen || undefined} />
        </UnstyledButton>
      )}
      <ul id={listId} className={classes['entries']} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavigationLink entry={entry} {...(onChosen ? { onChosen } : {})} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NavigationLink({ entry, onChosen }: { entry: MenuEntry; onChosen?: () => void }) {
  const { i18n } = useLingui()
  const Picture = icons[entry.icon]
  return (
    <Link
      to={entry.to}
      className={classes['entry']}
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={{ exact: entry.isExact, includeSearch: false }}
      onClick={onChosen}
    >
      <Picture size={17} stroke={1.6} aria-hidden />
      <span>{i18n._(entry.title)}</span>
    </Link>
  )
}
