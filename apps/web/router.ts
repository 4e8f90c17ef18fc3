import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import type { Layout, Page } from '#platform/web/routes.ts'
import { enter } from './enter.ts'
import { parseSearch, stringifySearch } from './search-text.ts'
import type { Side } from './side.ts'

const notFoundComponent = lazyRouteComponent(() => import('./layouts/not-found-page.tsx'), 'NotFoundPage')
const failedComponent = lazyRouteComponent(() => import('./layouts/failed-page.tsx'), 'FailedPage')
const layoutComponents = {
  blank: lazyRouteComponent(() => import('./layouts/blank-layout.tsx'), 'BlankLayout'),
  default: lazyRouteComponent(() => import('./layouts/default-layout.tsx'), 'DefaultLayout'),
  managing: lazyRouteComponent(() => import('./layouts/managing-layout.tsx'), 'ManagingLayout'),
}

const routeOf = (page: Page, parent: AnyRoute): AnyRoute =>
  createRoute({ getParentRoute: () => parent, path: page.path, component: page.component, staticData: { page } })

function layoutRoute(layout: Layout, pages: readonly Page[], root: AnyRoute): AnyRoute {
  const route = createRoute({ getParentRoute: () => root, id: layout, component: layoutComponents[layout] })
  const own = pages.filter((page) => (page.layout ?? 'default') === layout)
  return route.addChildren(own.map((page) => routeOf(page, route)))
}

/** The routes of one side, made of its declared pages; the guards stand before all of them. */
export function makeRouter(side: Side) {
  const root = createRootRoute({
    notFoundComponent,
    beforeLoad: async ({ location, matches }) => {
      const page = matches.at(-1)?.staticData.page
      if (page) await enter(side, page, location)
    },
  })
  const strangers = side.pages.filter(({ isForStrangers }) => isForStrangers)
  const others = side.pages.filter(({ isForStrangers }) => !isForStrangers)
  return createRouter({
    routeTree: root.addChildren([
      // the pages before signing in are blank, and carry nothing that only those inside need
      ...strangers.map((page) => routeOf(page, root)),
      ...(['default', 'blank', 'managing'] as const).map((layout) => layoutRoute(layout, others, root)),
    ]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: failedComponent,
    defaultPendingMs: 300,
    scrollRestoration: true,
  })
}
export type HouseRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: HouseRouter
  }
}
