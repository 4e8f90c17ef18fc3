import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/session.ts'
import { groupTitles } from '../group-titles.ts'
import { useMenu } from '#platform/web/frame/use-menu.ts'
import type { FoundAction, FoundPlace } from '#platform/web/frame/finder.ts'
import { FindersContext } from './finders-context.ts'
import { plainWords } from './plain-words.ts'
import { recentPlaces } from './recent-places.ts'
import { useQuickActions } from './use-quick-actions.ts'

export interface FoundSection {
  title: MessageDescriptor
  places: readonly (FoundPlace | FoundAction)[]
}
interface Found {
  sections: FoundSection[]
  isSearching: boolean
  /** A finder did not answer: what is shown is not all. */
  hasFailed: boolean
}
const pauseMs = 200
const minLetters = 2
const freshMs = 30_000
const maxPages = 6

function usePages(words: string): FoundPlace[] {
  const { i18n } = useLingui()
  const all = useMenu().flatMap(({ group, entries }) =>
    entries.map(({ to, icon, title }) => ({
      to,
      icon,
      title: i18n._(title),
      hint: group === null ? null : i18n._(groupTitles[group]),
    })),
  )
  if (words === '') return all
  return all.filter(({ title }) => plainWords(title).includes(plainWords(words))).slice(0, maxPages)
}

/** What the areas find, section by section in their order. A family's session opens its own pages only. */
function useFinders(words: string) {
  const session = useSession()
  const load = use(FindersContext)
  const known = useQuery({ queryKey: ['finders'], queryFn: load, staleTime: Infinity, meta: { silent: true } })
  const usable = session?.client === 0 ? (known.data ?? []).filter(({ access }) => allows(access, session)) : []
  const isRequested = words.length >= minLetters
  const answers = useQueries({
    queries: usable.map(({ id, find }) => ({
      queryKey: ['find', id, words],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(words, signal),
      enabled: isRequested,
      staleTime: freshMs,
      placeholderData: keepPreviousData,
      meta: { silent: true },
    })),
  })
  const sections = usable.map(({ title, icon }, index) => ({
    title,
    places: (isRequested ? (answers[index]?.data ?? []) : []).map((place) => ({ ...place, icon })),
  }))
  return {
    sections,
    isSearching: isRequested && answers.some(({ isFetching }) => isFetching),
    hasFailed: isRequested && answers.some(({ isError }) => isError),
  }
}

/** Everything that Ctrl+K shows for what is typed: pages and actions at once, the rest after a pause; nothing typed: recent places. */
export function useFound(typed: string): Found {
  const words = typed.trim()
  const [settled] = useDebouncedValue(words, pauseMs)
  const pages = { title: msg`Страницы`, places: usePages(words) }
  const actions = { title: msg`Действия`, places: useQuickActions(words) }
  const { sections, isSearching, hasFailed } = useFinders(settled)
  const found: FoundSection[] =
    words === '' ? [{ title: msg`Недавнее`, places: recentPlaces() }, pages, actions] : [pages, actions, ...sections]
  return {
    sections: found.filter(({ places }) => places.length > 0),
    isSearching: isSearching || (settled !== words && words.length >= minLetters),
    hasFailed,
  }
}
