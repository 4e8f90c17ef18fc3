import { lazyPage } from '#platform/web/lazy-page.ts'
import { createRootRoute, createRoute, createRouter, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { routerPath, type Layout, type Page } from '#platform/web/routes.ts'
import { enter } from './enter.ts'
import { RootPage } from './root-page.tsx'
import { parseSearch, stringifySearch } from '#platform/web/search-text.ts'
import type { AppParts } from './app-parts.ts'
import { DefaultLayout } from './layouts/default-layout.tsx'
import { FailedPage } from './layouts/failed-page.tsx'
import { showOpening } from './show-opening.ts'

const lazyLayouts = {
  blank: lazyPage(() => import('./layouts/blank-layout.tsx'), 'BlankLayout'),
  managing: lazyPage(() => import('./layouts/managing-layout.tsx'), 'ManagingLayout'),
}

const routeOf = (page: Page, parent: AnyRoute): AnyRoute =>
  createRoute({
    getParentRoute: () => parent,
    path: routerPath(page.path),
    component: page.component,
    staticData: { page },
  })

const layoutRoute = (id: Layout, component: RouteComponent, parent: AnyRoute): AnyRoute =>
  createRoute({ getParentRoute: () => parent, id, component })

/** The routes, made of declared pages; the guards stand before all of them. */
export function makeRouter(app: AppParts) {
  const root = createRootRoute({
    beforeLoad: async ({ location, matches }) => {
      const page = matches.at(-1)?.staticData.page
      return { isMissing: page !== undefined && (await enter(app, page, location)) === 'missing' }
    },
    component: RootPage,
  })
  const blank = layoutRoute('blank', lazyLayouts.blank, root)
  const standard = layoutRoute('default', DefaultLayout, root)
  // within the default one: going from one to the other leaves the shell where it is
  const managing = layoutRoute('managing', lazyLayouts.managing, standard)
  const routesOf = (layout: Layout, parent: AnyRoute) =>
    app.pages.filter((page) => (page.layout ?? 'default') === layout).map((page) => routeOf(page, parent))
  const router = createRouter({
    routeTree: root.addChildren([
      blank.addChildren(routesOf('blank', blank)),
      standard.addChildren([...routesOf('default', standard), managing.addChildren(routesOf('managing', managing))]),
    ]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // at hand: where something has not come, what tells of it must not have to come itself
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
  })
  showOpening(router)
  return router
}
export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
