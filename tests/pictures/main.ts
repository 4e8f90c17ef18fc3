// `npm run pictures`: takes the pictures of README.md and docs/homes.md from the demonstration school.
import { realpathSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../chromium.ts'
import { startSchool, type SchoolProcess } from '../school-process.ts'
import { school } from '../school.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'
import { playDrill } from './drill.ts'
import { take, type Picture } from './take.ts'

const grid = (page: Page) => page.getByRole('grid')
const main = (page: Page) => page.getByRole('main')
const today = (page: Page) => page.getByRole('main').getByText('20 ноября').first()

const ofTheEvening: Picture[] = [
  { name: 'journal-light', login: 'teacher', path: '/journal', shows: grid },
  { name: 'journal-dark', login: 'teacher', path: '/journal', shows: grid, theme: 'dark' },
  { name: 'results-light', login: 'teacher', path: '/journal?tab=results', shows: main },
  { name: 'timetable-light', login: 'teacher', path: '/timetable/me', shows: main },
  { name: 'diary-phone', login: 'student', path: '/journal', shows: today, phone: true },
]
const homes = ['teacher', 'classruk', 'zavkaf', 'headteacher', 'director', 'admin'].map((login): Picture => ({
  name: `home-${login}`,
  login,
  path: '/',
  shows: main,
}))
const homesOnPhone = (['student', 'parent'] as const).map((login): Picture => ({
  name: `home-${login}`,
  login,
  path: '/',
  shows: main,
  phone: true,
}))
/** In the middle of a lesson. */
const drillMinute = `${school.today}T10:05`
const ofTheDrill: Picture[] = [
  { name: 'evacuation-board', login: 'director', path: '/evacuation/progress', shows: main },
  { name: 'evacuation-phone', login: 'teacher', path: '/evacuation/marks', shows: main, phone: true },
]

const home = realpathSync(temporaryHome())
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })

/** Pictures of the school at a minute of its day. */
async function takeAt(
  minute: string,
  pictures: readonly Picture[],
  prepare: (demonstration: SchoolProcess) => Promise<unknown>,
) {
  const demonstration = await startSchool(home, { SCHOOL_TODAY: minute })
  try {
    await prepare(demonstration)
    for (const picture of pictures) await take(browser, demonstration.address, picture)
  } finally {
    await demonstration.end()
  }
}

try {
  await takeAt(school.now, [...ofTheEvening, ...homes, ...homesOnPhone], ({ untilPrinted }) =>
    untilPrinted(/все журналы на месте/),
  )
  await takeAt(drillMinute, ofTheDrill, ({ address }) => playDrill(address))
} finally {
  await browser.close()
  await removeHome(home)
}
