import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { Rights } from '#platform/contract/access.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { PagesContext } from '#platform/web/pages-context.ts'
import type { Page } from '#platform/web/routes.ts'
import { parseSearch, stringifySearch } from '../search-text.ts'

// a page's file is brought in when it is opened
configure({ asyncUtilTimeout: 5000 })
const tokenEndsAfterSeconds = 3600

/** Signs somebody in for as long as a test takes. */
function signInAs({ client = 0, roles = [], permissions = { read: [], write: [] } }: Partial<Rights>): void {
  const exp = Math.floor(Date.now() / 1000) + tokenEndsAfterSeconds
  keepToken(`h.${btoa(JSON.stringify({ user_id: 1, person: 1, client, roles, permissions, exp }))}.s`)
}

/** The school's own facts that pages ask for; today is the Friday of the twelfth week. */
function answerYears(): void {
  const year = { id: 1, date_start: '2026-09-01', date_end: '2027-05-25', is_projection: false }
  const quarters = [
    ['2026-09-01', '2026-10-23'],
    ['2026-11-02', '2026-12-25'],
    ['2027-01-08', '2027-03-17'],
    ['2027-03-29', '2027-05-25'],
  ].map(([start_date, end_date], index) => ({
    id: index + 1,
    type: 'quarter',
    title: `${['I', 'II', 'III', 'IV'][index]} четверть`,
    start_date,
    end_date,
    number: index + 1,
    year: { id: 1 },
  }))
  http.answer('/api/passport/years/', () => [200, { today: '2026-11-20', time_zone: 'Asia/Almaty', items: [year] }])
  http.answer('/api/passport/calendar/', () => [200, { items: quarters }])
}

/** Shows an address among pages as the browser would, without the shell. @returns the address at any time */
export function openPage(pages: readonly Page[], at: string, who: Partial<Rights>): { address: () => string } {
  signInAs(who)
  answerYears()
  const root = createRootRoute()
  const routes = pages.map((page) =>
    createRoute({ getParentRoute: () => root, path: page.path, component: page.component, staticData: { page } }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <PagesContext value={pages}>
            <RouterProvider router={router} />
          </PagesContext>
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  )
  return { address: () => router.state.location.href }
}
