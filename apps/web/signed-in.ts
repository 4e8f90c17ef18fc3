import { askAhead, askAlso, tellAhead } from '#platform/web/api/opening.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { areaHistories } from '#platform/web/history/index.ts'
import { fill } from '#platform/web/places.tsx'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { webAreas } from './areas.ts'
import { startBackgroundWork } from './background.ts'
import { shellAsks } from './shell/shell-asks.ts'
import { shellPages } from './shell-pages.ts'
import type { AppParts } from './app-parts.ts'

/** The pages of who has signed in, and those that stand open to everybody. */
export const signedIn: AppParts = {
  pages: [...webAreas.flatMap(({ pages }) => pages), ...shellPages],
  fillings: [
    ...webAreas.flatMap(({ fillings }) => fillings ?? []),
    fill(
      areaHistories,
      webAreas.flatMap(({ history }) => history ?? []),
    ),
  ],
  shellParts: webAreas.flatMap(({ shellParts }) => shellParts ?? []).toSorted((one, other) => one.order - other.order),
  async loadFinders() {
    const found = await Promise.all(
      webAreas.flatMap(({ loadFinders }) => (loadFinders ? untilLoaded(loadFinders) : [])),
    )
    return found.flat().toSorted((one, other) => one.order - other.order)
  },
  async beforePages({ asks }) {
    askAhead(window.location)
    const session = currentSession()
    if (session) {
      const always = webAreas.flatMap(({ asksAlways }) => asksAlways?.(session) ?? [])
      askAlso([...shellAsks(session), ...always, ...(asks?.(session) ?? [])])
    }
    tellAhead((cacheKey, body) => queryClient.setQueryData(cacheKey, (known: unknown) => known ?? body))
    await Promise.all(webAreas.flatMap(({ beforePages }) => beforePages?.() ?? []))
  },
  onPageView(to, from) {
    for (const { onPageView } of webAreas) onPageView?.(to, from)
  },
  startBackground: () => startBackgroundWork(webAreas),
}
