import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { IconPencil, IconSearch, IconX } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { groupTitles } from './group-titles.ts'
import type { MenuEntry } from '#platform/web/frame/menu.ts'
import { NavigationSection } from './navigation-section.tsx'
import { useRecentPages } from './recent-pages.ts'
import { useMenu } from '#platform/web/frame/use-menu.ts'
import { useArrangedMenu } from './use-arranged-menu.ts'
import { useMenuSettings } from './use-menu-settings.ts'
import classes from './shell.module.css'

const FavouritesDialog = lazyPart(async () => (await import('./favourites-dialog.tsx')).FavouritesDialog)

interface Props {
  /** On a phone everything is one tap from here: nothing is folded. */
  isOpenWide?: boolean
  onChosen?: () => void
}

/** The left navigation: one's own places, recent ones, all others by group; a field narrows them. */
export function Navigation({ isOpenWide = false, onChosen }: Props) {
  const { t } = useLingui()
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  return (
    <nav className={classes['navigation']} aria-label={t`Разделы`}>
      <Box p="xs">
        {/* no field of the kit: nothing else of a first page has one */}
        <div className={classes['seek']}>
          <IconSearch size={15} aria-hidden />
          <input
            aria-label={t`Найти раздел`}
            placeholder={t`Найти раздел`}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
          {sought ? (
            <ActionIcon size="xs" aria-label={t`Очистить`} onClick={() => setSought('')}>
              <IconX size={14} />
            </ActionIcon>
          ) : null}
        </div>
      </Box>
      <div className={classes['sections']}>
        {words === '' ? (
          <Arranged isOpenWide={isOpenWide} onChosen={onChosen} />
        ) : (
          <Sought words={words} onChosen={onChosen} />
        )}
      </div>
    </nav>
  )
}

interface Part {
  onChosen: (() => void) | undefined
}

/** Every entry whose title holds the words, in its group. */
function Sought({ words, onChosen }: Part & { words: string }) {
  const { t, i18n } = useLingui()
  const found = useMenu()
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ title }) => i18n._(title).toLowerCase().includes(words)),
    }))
    .filter(({ entries }) => entries.length > 0)
  if (found.length === 0)
    return (
      <Text size="sm" c="dimmed" p="sm">
        {t`Такого раздела нет`}
      </Text>
    )
  return found.map(({ group, entries }) => (
    <NavigationSection
      key={group ?? 'top'}
      title={group === null ? null : i18n._(groupTitles[group])}
      entries={entries}
      onChosen={onChosen}
    />
  ))
}

const maxRecent = 3
/** The latest pages that stand nowhere above. */
function useRecent(favourites: readonly MenuEntry[]): MenuEntry[] {
  const all = useMenu().flatMap(({ entries }) => entries)
  const shown = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.id })
  return useRecentPages()
    .flatMap((id) => all.find((entry) => entry.id === id) ?? [])
    .filter((entry) => entry.id !== shown && !favourites.some(({ id }) => id === entry.id))
    .slice(0, maxRecent)
}

function Arranged({ isOpenWide, onChosen }: Part & { isOpenWide: boolean }) {
  const { t, i18n } = useLingui()
  const { favourites, sections, beginsFolded } = useArrangedMenu()
  const { settings, change } = useMenuSettings()
  const [isChoosing, { open, close }] = useDisclosure(false)
  const recent = useRecent(favourites)
  const shown = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.id })
  return (
    <>
      <NavigationSection
        title={t`Избранное`}
        entries={favourites}
        onChosen={onChosen}
        aside={
          <ActionIcon size="sm" aria-label={t`Изменить избранное`} title={t`Изменить избранное`} onClick={open}>
            <IconPencil size={14} stroke={1.6} />
          </ActionIcon>
        }
      />
      {recent.length === 0 ? null : (
        <NavigationSection title={t`Недавнее`} entries={recent} isBare onChosen={onChosen} />
      )}
      {sections.map(({ group, entries }) => {
        const holdsShown = entries.some(({ id }) => id === shown)
        const isFolded = !holdsShown && (settings.folds[group ?? ''] ?? beginsFolded)
        return (
          <NavigationSection
            key={group ?? 'top'}
            title={group === null ? null : i18n._(groupTitles[group])}
            entries={entries}
            fold={
              group === null || isOpenWide ? null : { isFolded, onFold: (next) => change({ folds: { [group]: next } }) }
            }
            onChosen={onChosen}
          />
        )
      })}
      {isChoosing ? <FavouritesDialog onClose={close} /> : null}
    </>
  )
}
