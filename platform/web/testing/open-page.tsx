import { MantineProvider } from '@mantine/core'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { Rights } from '#platform/contract/access.ts'
import { keepToken } from '../api/session.ts'
import '../api/testing/fake-server.ts'
import { DialogSlot } from '../dialog/dialog-slot.tsx'
import { PagesContext } from '../pages-context.ts'
import { Filled, type Filling } from '../places.tsx'
import { routerPath, type Page } from '../routes.ts'
import { parseSearch, stringifySearch } from '../search-text.ts'

const tokenEndsAfterSeconds = 3600

/** Signs somebody in for as long as a test takes. */
function signInAs({ client = 0, roles = [], permissions = { read: [], write: [] } }: Partial<Rights>): void {
  const exp = Math.floor(Date.now() / 1000) + tokenEndsAfterSeconds
  keepToken(`h.${btoa(JSON.stringify({ user_id: 1, person: 1, client, roles, permissions, exp }))}.s`)
}

/**
 * Shows an address among pages as the browser would, without the shell.
 * @param fillings what higher rooms put into places of these pages
 * @returns the address at any time
 */
export function openPage(
  pages: readonly Page[],
  at: string,
  who: Partial<Rights>,
  fillings: readonly Filling[] = [],
): { address: () => string } {
  signInAs(who)
  const root = createRootRoute()
  const routes = pages.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: routerPath(page.path),
      component: page.component,
      staticData: { page },
    }),
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
            <Filled by={fillings}>
              <RouterProvider router={router} />
            </Filled>
          </PagesContext>
          <DialogSlot />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  )
  return { address: () => router.state.location.href }
}
