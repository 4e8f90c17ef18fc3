import { describe, expect, test } from 'vitest'
import { entrancePages } from '#areas/access/web/index.ts'
import { documentPages } from '#areas/seals/web/index.ts'
import { signedIn } from '#apps/web/signed-in.ts'
import { makeRouter } from '#apps/web/router.ts'
import { guard, type Verdict } from '#platform/web/guards.ts'
import type { LightPage } from '#platform/web/light-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { accessInWords } from '../access-words.ts'
import { testRows } from '../owed.ts'
import { routes, type Route } from '../routes.ts'

const router = makeRouter(signedIn)
/** What routes and light documents have in common. */
type Known = Pick<Page, 'path' | 'layout' | 'access' | 'skipsAuthentication'> & Pick<LightPage, 'isForStrangers'>
/** Pages of light documents have no frame around them. */
const light: Known[] = [...entrancePages, ...documentPages].map((page) => ({ ...page, layout: 'blank' }))

/** A page's path as the specification writes it, however the router spells parameters. */
const inBraces = (path: string): string => (path === '/$' ? '/{all}' : path.replaceAll(/\$(\w+)/g, '{$1}'))

const addressOf = ({ path, example }: Route): string => example ?? path
function pageAt(address: string): Known {
  const page = light.find(({ path }) => path === address) ?? router.matchRoutes(address, {}).at(-1)?.staticData.page
  if (!page) throw new Error(`nothing answers ${address}`)
  return page
}

/** A page answers its own route, not one that merely fits its parameters. */
const isOwn = (route: Route, page: Known): boolean => route.path === inBraces(page.path)

type Who = 'nobody' | 'the school' | 'a family'
const sessions = { nobody: null, 'the school': { client: 0 }, 'a family': { client: 1 } }
/** What the guards say to each, in words. */
function verdicts(page: Known, address: string): Record<Who, string> {
  const words = (verdict: Verdict): string => {
    if (verdict.kind === 'redirect') return verdict.next === undefined ? verdict.to : `${verdict.to}?next`
    return verdict.kind === 'pass' && verdict.loadsYears ? 'pass with years' : verdict.kind
  }
  const of = (who: Who) => words(guard({ page, path: address, href: address, session: sessions[who] }))
  return { nobody: of('nobody'), 'the school': of('the school'), 'a family': of('a family') }
}
/** The guard order of specification §2. */
const expected: Record<NonNullable<Route['guard']> | 'default', Record<Who, string>> = {
  open: { nobody: 'pass', 'the school': 'pass', 'a family': 'pass' },
  strangers: { nobody: 'pass', 'the school': '/', 'a family': '/dashboard' },
  family: { nobody: '/login?next', 'the school': 'missing', 'a family': 'pass with years' },
  none: { nobody: '/login?next', 'the school': 'pass with years', 'a family': '/dashboard' },
  default: { nobody: '/login?next', 'the school': 'pass with years', 'a family': '/dashboard' },
}

test('every route of the specification is written once', () => {
  expect(routes).toHaveLength(88)
  expect(new Set(routes.map(({ path }) => path)).size).toBe(88)
})

/** Pages beyond the specification's that open to everybody: a letter is read on any device, also by families. */
const ownOpenPages = ['/confirm-mail']

test('guards 1 and 4 stand where the specification says so, and nowhere else', () => {
  const pages: Known[] = [...signedIn.pages, ...light]
  const of = (isIt: (page: Known) => boolean | undefined) => pages.filter(isIt).map(({ path }) => inBraces(path))
  const listed = (requested: Route['guard']) => routes.filter((row) => row.guard === requested).map(({ path }) => path)
  const extra = (found: string[], requested: Route['guard']) =>
    found.filter((path) => !listed(requested).some((one) => one === path))
  expect(
    extra(
      of((page) => page.skipsAuthentication),
      'open',
    ),
  ).toEqual(ownOpenPages)
  expect(
    extra(
      of((page) => page.isForStrangers),
      'strangers',
    ),
  ).toEqual([])
})

describe('each route is answered by its own page, in its layout, to whom it is for', () => {
  testRows(
    routes,
    (route) => {
      const address = addressOf(route)
      const page = pageAt(address)
      expect(isOwn(route, page)).toBe(true)
      const { nobody, ...others } = expected[route.guard ?? 'default']
      expect({
        layout: page.layout ?? 'default',
        access: accessInWords(page.access),
        verdicts: verdicts(page, address),
      }).toEqual({
        layout: route.layout ?? 'default',
        access: route.access,
        // from the first page a stranger goes to sign in and comes back by itself
        verdicts: { nobody: address === '/' ? '/login' : nobody, ...others },
      })
    },
    (route) => isOwn(route, pageAt(addressOf(route))),
  )
})
