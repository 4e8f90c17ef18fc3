import { lazyPage } from '#platform/web/lazy-page.ts'
import { createRootRoute, createRoute, createRouter, type AnyRoute, type RouteComponent } from '@tanstack/react-router'
import { routerPath, type Layout, type Page } from '#platform/web/routes.ts'
import { enter } from './enter.ts'
import { RootPage } from './root-page.tsx'
import { parseSearch, stringifySearch } from '#platform/web/search-text.ts'
import type { AppHalf } from './app-half.ts'

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

/** The routes of one side, made of its declared pages; the guards stand before all of them. */
export function makeRouter(half: AppHalf) {
  const root = createRootRoute({
    beforeLoad: async ({ location, matches }) => {
      const page = matches.at(-1)?.staticData.page
      return { isMissing: page !== undefined && (await enter(half, page, location)) === 'missing' }
    },
    component: RootPage,
  })
  const blank = layoutRoute('blank', lazyLayouts.blank, root)
  const standard = layoutRoute('default', half.defaultLayout, root)
  // within the default one: going from one to the other leaves the shell where it is
  const managing = layoutRoute('managing', lazyLayouts.managing, standard)
  const routesOf = (layout: Layout, parent: AnyRoute) =>
    half.pages
      .filter((page) => !page.isForStrangers && (page.layout ?? 'default') === layout)
      .map((page) => routeOf(page, parent))
  // the pages before signing in are blank, and carry nothing that only those inside need
  const entrance = half.pages.filter((page) => page.isForStrangers).map((page) => routeOf(page, root))
  const router = createRouter({
    routeTree: root.addChildren([
      ...entrance,
      blank.addChildren(routesOf('blank', blank)),
      standard.addChildren([...routesOf('default', standard), managing.addChildren(routesOf('managing', managing))]),
    ]),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: half.failed,
    scrollRestoration: true,
  })
  half.prepareRouter?.(router)
  return router
}
export type AppRouter = ReturnType<typeof makeRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
