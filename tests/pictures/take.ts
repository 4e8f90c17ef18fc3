import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'

export interface Picture {
  name: string
  login: string
  path: string
  /** What must be there before the picture is taken. */
  shows: (page: Page) => ReturnType<Page['getByRole']>
  theme?: 'dark'
  phone?: true
}
const folder = path.resolve(import.meta.dirname, '../../docs/pictures')

/** Signs in as a person would, and takes a picture of a page into docs/pictures. */
export async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({
    baseURL: address,
    viewport: picture.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: picture.theme ?? 'light',
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`/login?next=${encodeURIComponent(picture.path)}`)
  await page.getByLabel('Логин').fill(`${picture.login}@demo.school`)
  await page.getByLabel('Пароль', { exact: true }).fill('shanyraq-demo')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  if (picture.theme === 'dark') await page.getByRole('button', { name: /тёмн/i }).click()
  await picture.shows(page).waitFor()
  await page.waitForLoadState('networkidle')
  // what is told for a moment is no part of the page
  await page.getByRole('alert').or(page.locator('.mantine-Notification-root')).first().waitFor({ state: 'hidden' })
  await page.screenshot({ path: path.join(folder, `${picture.name}.png`) })
  await context.close()
}
