import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import type { Layout, Page } from '#platform/web/routes.ts'
import { pages } from './areas.ts'
import { enter } from './entrance.ts'
import { parseSearch, stringifySearch } from './search-text.ts'

const inside = pages.filter(({ isForStrangers }) => !isForStrangers)
const entrance = pages.filter(({ isForStrangers }) => isForStrangers)

const notFoundComponent = lazyRouteComponent(() => import('./layouts/not-found-page.tsx'), 'NotFoundPage')
const failedComponent = lazyRouteComponent(() => import('./layouts/failed-page.tsx'), 'FailedPage')

const root = createRootRoute({
  notFoundComponent,
  beforeLoad: async ({ location, matches }) => {
    const page = matches.at(-1)?.staticData.page
    if (page) await enter(page, location)
  },
})
const layouts: Record<Layout, AnyRoute> = {
  blank: createRoute({
    getParentRoute: () => root,
    id: 'blank',
    component: lazyRouteComponent(() => import('./layouts/blank-layout.tsx'), 'BlankLayout'),
  }),
  default: createRoute({
    getParentRoute: () => root,
    id: 'default',
    component: lazyRouteComponent(() => import('./layouts/default-layout.tsx'), 'DefaultLayout'),
  }),
  managing: createRoute({
    getParentRoute: () => root,
    id: 'managing',
    component: lazyRouteComponent(() => import('./layouts/managing-layout.tsx'), 'ManagingLayout'),
  }),
}
const routeOf = (page: Page, parent: AnyRoute): AnyRoute =>
  createRoute({ getParentRoute: () => parent, path: page.path, component: page.component, staticData: { page } })

for (const [layout, parent] of Object.entries(layouts))
  parent.addChildren(
    inside.filter((page) => (page.layout ?? 'default') === layout).map((page) => routeOf(page, parent)),
  )

export const router = createRouter({
  routeTree: root.addChildren([
    ...Object.values(layouts),
    // the pages before signing in are blank too, and carry nothing that only those inside need
    ...entrance.map((page) => routeOf(page, root)),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: failedComponent,
  defaultPendingMs: 300,
  scrollRestoration: true,
})
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
