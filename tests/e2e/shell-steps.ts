import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type APIRequestContext, type Page, type Request } from '@playwright/test'
import type axeCore from 'axe-core'
import { lookOnce } from './alike.ts'

declare global {
  /** In the page, once they have been brought there. */
  const axe: typeof axeCore
  const look: typeof lookOnce
}

export const demonstrationPassword = 'shanyraq-demo'

/** Signs in as the demonstration's holder of a role; the cookies come into the context of the request. */
export async function signInAs(request: APIRequestContext, role: string): Promise<void> {
  const answer = await request.post('/api/admin/users/token', {
    multipart: { username: `${role}@demo.school`, password: demonstrationPassword },
  })
  expect(answer.status()).toBe(200)
}
/** Signs in past the login page and opens a page. */
export async function signIn(page: Page, role: string, path: string): Promise<void> {
  await signInAs(page.request, role)
  await page.goto(path)
}

/** Goes to another page as a link inside the program leads there: starting it anew takes five times as long. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => history.pushState(null, '', address), path)

/** The page stands with what it shows: its heading is there, and nothing is being loaded. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Загружаем')).toHaveCount(0)
}

/**
 * What the server answers to the next reading of an address, which is asked alone or together with others. The answer is taken on
 * its way: of one that comes line by line the browser keeps nothing.
 */
export async function answerTo<T>(page: Page, address: string, act: () => Promise<unknown>): Promise<T> {
  const callsOf = ({ searchParams }: URL) => searchParams.getAll('call')
  const coming = Promise.withResolvers<T>()
  await page.route(
    (url) => url.pathname === address || callsOf(url).includes(address),
    async (route) => {
      const answer = await route.fetch()
      const lines = (await answer.text()).trimEnd().split('\n')
      const call = callsOf(new URL(route.request().url())).indexOf(address)
      const found = lines.map((line) => JSON.parse(line) as T & { call: number; body: T })
      const own = call === -1 ? found[0] : found.find((line) => line.call === call)?.body
      if (own === undefined) coming.reject(new Error(`${address} is not answered`))
      else coming.resolve(own)
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  await act()
  return coming.promise
}

const quietMs = 300
/** @returns what waits until the page has asked the server nothing for a while */
export function quietNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    changedAt = Date.now()
  }
  page.on(
    'request',
    note((request) => open.add(request)),
  )
  const end = note((request) => open.delete(request))
  page.on('requestfinished', end).on('requestfailed', end)
  return async () => {
    changedAt = Date.now()
    await expect.poll(() => open.size === 0 && Date.now() - changedAt >= quietMs, { intervals: [50] }).toBe(true)
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything that a program can tell of WCAG 2.2 AA and good practice beyond it, or what a theme may spoil. */
type Looked = 'everything' | 'colours'

export async function expectAccessible(page: Page, at: Looked = 'everything'): Promise<void> {
  // once for all looks at a page: reading the program takes as long as looking
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(`${axeSource};var look=${lookOnce.toString()};0`)
  const found = await page.evaluate(async (looked) => {
    const rules = looked === 'colours' ? { runOnly: ['color-contrast'] } : {}
    // what is half faded in or out has colours that nobody is to read; what turns for ever is not waited for
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(fading.map(({ finished }) => finished.catch(() => undefined)))
    // of what is well nothing is gathered, and no style sheet is fetched again: none of our rules reads them
    const { violations } = await look(() =>
      axe.run(document, { resultTypes: ['violations'], preload: false, ...rules }),
    )
    const told = (nodes: axeCore.NodeResult[]) =>
      nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' ')
    return violations.map(({ id, nodes }) => `${id}: ${told(nodes)}`)
  }, at)
  expect(found).toEqual([])
}

/** Nothing stands out of the page to the right. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // the menu slides away when a window becomes narrow
  await expect.poll(excess).toBe(0)
}
/** A word of letters that no earlier run has used: names hold nothing else. */
export const newWord = (): string => String(Date.now()).replaceAll(/\d/g, (digit) => 'абвгдежзик'[Number(digit)] ?? '')

export const phone = { width: 390, height: 844 }
const looks = [
  ['light', { width: 1440, height: 900 }],
  ['dark', phone],
] as const
type Look = (typeof looks)[number]

export const wear = (page: Page, scheme: Look[0]): Promise<unknown> =>
  page.evaluate((chosen) => (document.documentElement.dataset['mantineColorScheme'] = chosen), scheme)

async function expectFit(page: Page, [scheme, size]: Look): Promise<void> {
  await page.setViewportSize(size)
  await wear(page, scheme)
  await painted(page)
  await settled(page)
  await expectNoSideScroll(page)
}

/** What is seen on a page but for its words, and what is around it. */
const outline = (page: Page) =>
  page.evaluate(() => {
    const content = document.querySelector('main')
    const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const told = (elements: Element[]) => elements.map(({ tagName, role }) => `${tagName} ${role ?? ''}`).join('\n')
    const isInside = (element: Element) => content?.contains(element) === true
    return { content: told(seen.filter(isInside)), frame: told(seen.filter((element) => !isInside(element))) }
  })
const knownFrames = new Set<string>()

/**
 * A page fits both widths and is accessible in both themes. Where it is made of the same things in the second look, only
 * its colours can be worse there.
 */
export async function expectFitInEveryLook(page: Page): Promise<void> {
  // it stands in the look in which the one before was left: drawing it anew takes as long as looking
  const [first, second] = page.viewportSize()?.width === phone.width ? ([looks[1], looks[0]] as const) : looks
  await expectFit(page, first)
  const before = await outline(page)
  await expectAccessible(page)
  knownFrames.add(before.frame)
  await expectFit(page, second)
  const after = await outline(page)
  const isAlike = after.content === before.content && knownFrames.has(after.frame)
  await expectAccessible(page, isAlike ? 'colours' : 'everything')
  knownFrames.add(after.frame)
}

/** What stands open on a page is accessible where it is hardest: in the dark theme, at the narrow width. */
export async function expectFitOnPhone(page: Page): Promise<void> {
  await expectFit(page, looks[1])
  await expectAccessible(page)
}

/** What listens to the window's width or scrolling has drawn itself anew: a list becomes cards a frame later. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Whoever was signed in here has gone, and the worker of the shell keeps the program: for tests with `serviceWorkers: 'allow'`. */
export async function leaveShellKept(page: Page): Promise<void> {
  await signIn(page, 'teacher', '/')
  await expect(page.getByText('Мои уроки сегодня')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().clearCookies()
}
