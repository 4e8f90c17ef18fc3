// `npm run pictures`: takes the pictures of README.md from the demonstration school.
import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { ensureChromium } from './chromium.ts'
import { startSchool } from './school-process.ts'
import { school } from './school.ts'
import { removeHome, temporaryHome } from './temporary-home.ts'

interface Picture {
  name: string
  login: string
  path: string
  /** What must be there before the picture is taken. */
  shows: (page: Page) => ReturnType<Page['getByRole']>
  theme?: 'dark'
  phone?: true
}
const folder = path.resolve(import.meta.dirname, '../docs/pictures')
const grid = (page: Page) => page.getByRole('grid')
const today = (page: Page) => page.getByRole('main').getByText('20 ноября').first()

const pictures: Picture[] = [
  { name: 'journal-light', login: 'teacher', path: '/journal', shows: grid },
  { name: 'journal-dark', login: 'teacher', path: '/journal', shows: grid, theme: 'dark' },
  { name: 'results-light', login: 'teacher', path: '/journal?tab=results', shows: (page) => page.getByRole('main') },
  { name: 'timetable-light', login: 'teacher', path: '/timetable/me', shows: (page) => page.getByRole('main') },
  { name: 'diary-phone', login: 'student', path: '/journal', shows: today, phone: true },
]

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
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
  await page.screenshot({ path: path.join(folder, `${picture.name}.png`) })
  await context.close()
}

mkdirSync(folder, { recursive: true })
const home = realpathSync(temporaryHome())
const demonstration = await startSchool(home, { SCHOOL_TODAY: school.now })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await demonstration.untilSaid(/все журналы на месте/)
  for (const picture of pictures) await take(browser, demonstration.address, picture)
} finally {
  await browser.close()
  await demonstration.end()
  await removeHome(home)
}
