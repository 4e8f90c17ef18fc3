import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMantineColorScheme } from '@mantine/core'
import { useSession } from '#platform/web/api/session.ts'
import { usePlace } from '#platform/web/places.tsx'
import { plainWords } from './plain-words.ts'
import type { FoundAction } from '#platform/web/frame/finder.ts'
import { quickActions, type QuickAction } from '#platform/web/frame/quick-actions.ts'

const everybody = () => true

/** The look of the pages, which belongs to no area. */
function useThemeAction(): QuickAction {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const isDark = colorScheme === 'dark'
  return {
    id: 'theme',
    title: isDark ? msg`Светлая тема` : msg`Тёмная тема`,
    also: msg`оформление цвет ночь день`,
    icon: isDark ? 'sun' : 'moon',
    order: 900,
    isFor: everybody,
    act: () => setColorScheme(isDark ? 'light' : 'dark'),
  }
}

/** Actions that the words name and the session may do; all of them where nothing is typed. */
export function useQuickActions(words: string): FoundAction[] {
  const { i18n } = useLingui()
  const session = useSession()
  const theme = useThemeAction()
  const all = [...usePlace(quickActions), theme].toSorted((one, other) => one.order - other.order)
  if (session === null) return []
  const sought = plainWords(words)
  return all
    .filter(({ isFor }) => isFor(session))
    .filter(({ title, also }) => plainWords(`${i18n._(title)} ${also ? i18n._(also) : ''}`).includes(sought))
    .map(({ id, title, icon, act }) => ({ id, title: i18n._(title), icon, act }))
}
