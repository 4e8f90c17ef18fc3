import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const demonstrationPassword = 'shanyraq-demo'

/** Signs in by the form as the demonstration's holder of a role, and waits until the login page has gone. */
export async function signIn(page: Page, role: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Логин').fill(`${role}@demo.school`)
  await page.getByLabel('Пароль', { exact: true }).fill(demonstrationPassword)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
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
