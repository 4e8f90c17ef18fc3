import { UnstyledButton } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { IconChevronDown } from '#platform/web/icons/index.ts'
import type { MenuEntry } from '#platform/web/frame/menu.ts'
import { NavigationLink } from './navigation-link.tsx'
import classes from './shell.module.css'

interface Props {
  /** Null: without a heading. */
  title: ReactNode
  entries: readonly MenuEntry[]
  /** Null: it can't be folded. */
  fold?: { isFolded: boolean; onFold: (isFolded: boolean) => void } | null
  /** At the end of the heading's line. */
  aside?: ReactNode
  isBare?: boolean
  onChosen?: (() => void) | undefined
}

/** A part of the left navigation under its heading. */
export function NavigationSection({ title, entries, fold = null, aside, isBare, onChosen }: Props) {
  const listId = useId()
  const titleId = useId()
  const isOpen = fold === null || !fold.isFolded
  return (
    <div className={classes['section']}>
      {title === null ? null : (
        <div className={classes['sectionHead']}>
          {fold === null ? (
            <span id={titleId} className={classes['sectionTitle']}>
              {title}
            </span>
          ) : (
            <UnstyledButton
              id={titleId}
              className={classes['sectionTitle']}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => fold.onFold(isOpen)}
            >
              {title}
              <IconChevronDown size={14} aria-hidden className={classes['chevron']} data-open={isOpen || undefined} />
            </UnstyledButton>
          )}
          {aside}
        </div>
      )}
      <ul
        id={listId}
        className={classes['entries']}
        hidden={!isOpen}
        {...(title === null ? {} : { 'aria-labelledby': titleId })}
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavigationLink entry={entry} isBare={isBare ?? false} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </div>
  )
}
