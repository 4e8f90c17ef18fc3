import { test as base, type Browser, type Page } from '@playwright/test'
import { goTo, settled, signIn } from './shell-steps.ts'

/** Sits down where a role is signed in and goes to a page, as by a link. */
type Sit = (role: string, path: string) => Promise<Page>

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
      if ((await free.getByRole('dialog').count()) === 0) return free
      // a window that was fetched late came after the page was left
      await free.context().close()
    }
    const page = await (await this.#browser.newContext()).newPage()
    await signIn(page, role, '/')
    await settled(page)
    return page
  }
  /** Leaves it to the next one with no window open. */
  async leave(role: string, page: Page): Promise<void> {
    await goTo(page, '/no/page')
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
      await goTo(page, path)
      return page
    })
    const isSound = info.status === info.expectedStatus
    for (const [role, page] of taken) await (isSound ? sittings.leave(role, page) : page.context().close())
  },
})
