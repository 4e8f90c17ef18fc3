import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const demonstrationPassword = 'shanyraq-demo'

/** Signs in as the demonstration's holder of a role, past the login page, and opens a page. */
export async function signIn(page: Page, role: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/admin/users/token', {
    multipart: { username: `${role}@demo.school`, password: demonstrationPassword },
  })
  expect(answer.status()).toBe(200)
  await page.goto(path)
}

/** WCAG 2.2 AA as far as a program can judge it. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Nothing stands out of the page to the right. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess).toBe(0)
}
export const phone = { width: 390, height: 844 }
/** The looks in which every page is judged. */
export const looks = [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 1440, height: 900 }],
  ['light', phone],
] as const
