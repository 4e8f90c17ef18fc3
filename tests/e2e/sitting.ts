import { test as base, expect, type Browser, type Page } from '@playwright/test'
import { goTo, signIn, wear } from './shell-steps.ts'

/** Sits down where a role is signed in and goes to a page, as by a link. */
type Sit = (role: string, path: string) => Promise<Page>

/** Where nothing stands that a journey may take for its own page while that is still coming; families have paths of their own. */
const nowhereOf = (role: string) => (role === 'parent' ? '/dashboard/no/page' : '/no/page')
const nothing = (page: Page) => page.getByRole('heading', { name: 'Страница не найдена' })

const desktop = { width: 1280, height: 720 }

/** Pages where a role is signed in and nobody sits, by roles. */
class Sittings {
  readonly #browser: Browser
  readonly #free = new Map<string, Page>()
  constructor(browser: Browser) {
    this.#browser = browser
  }
  async take(role: string): Promise<Page> {
    const free = this.#free.get(role)
    this.#free.delete(role)
    if (free) {
      await expect(nothing(free)).toBeVisible()
      if ((await free.getByRole('dialog').count()) === 0) return free
      // a dialog that was fetched late came after the page was left
      await free.context().close()
    }
    const page = await (await this.#browser.newContext()).newPage()
    await signIn(page, role, nowhereOf(role))
    await expect(nothing(page)).toBeVisible()
    return page
  }
  /** Leaves it to the next one with no dialog open. */
  async leave(role: string, page: Page): Promise<void> {
    await goTo(page, nowhereOf(role))
    this.#free.set(role, page)
  }
  async end(): Promise<void> {
    await Promise.all([...this.#free.values()].map((page) => page.context().close()))
  }
}

/**
 * Journeys that end no session and cut nothing off follow one another in a browser where their role is signed in: opening
 * the program takes longer than most of them. Each begins at a page of its own; after a failure the browser goes.
 */
export const test = base.extend<{ sit: Sit }, { sittings: Sittings }>({
  sittings: [
    async ({ browser }, use) => {
      const sittings = new Sittings(browser)
      await use(sittings)
      await sittings.end()
    },
    { scope: 'worker' },
  ],
  sit: async ({ sittings }, use, info) => {
    const taken: [string, Page][] = []
    await use(async (role, path) => {
      const page = await sittings.take(role)
      taken.push([role, page])
      await page.setViewportSize(desktop)
      await wear(page, 'light')
      await goTo(page, path)
      await expect(nothing(page)).toHaveCount(0)
      return page
    })
    const isSound = info.status === info.expectedStatus
    for (const [role, page] of taken) await (isSound ? sittings.leave(role, page) : page.context().close())
  },
})
