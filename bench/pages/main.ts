// `npm run bench:pages`: what thirteen pages bring with them and how long they take to say their first words, with nothing in the
// browser's cache and for the second time, on a quick and on a four times slower processor.
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { ensureChromium } from '#tests/chromium.ts'
import { startFilledSchool } from '#tests/kept-school.ts'
import { removeHome, temporaryHome } from '#tests/temporary-home.ts'
import { demonstrationPassword } from '#tests/e2e/shell-steps.ts'
import { openPage, usedShare, type Opening } from './open-page.ts'
import { pages, type BenchPage } from './pages.ts'

const rounds = 3
const slow = 4

async function contextOf(browser: Browser, address: string, { who }: BenchPage): Promise<BrowserContext> {
  // what the worker keeps for a day without a network is fetched behind the page's back
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ru-RU', timezoneId: 'Asia/Almaty' })
  if (who === null) return context
  const answer = await context.request.post(`${address}/api/admin/users/token`, {
    multipart: { username: `${who}@demo.school`, password: demonstrationPassword },
  })
  if (!answer.ok()) throw new Error(`${who}: ${answer.status()}`)
  return context
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const medianOf = (all: readonly Opening[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key as keyof Opening]))]),
  ) as unknown as Opening

/** Cold and warm, each the median of its rounds. */
async function openings(browser: Browser, address: string, page: BenchPage, slowdown: number) {
  const [cold, warm]: [Opening[], Opening[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const context = await contextOf(browser, address, page)
    cold.push(await openPage(context, address, page, slowdown))
    warm.push(await openPage(context, address, page, slowdown))
    await context.close()
  }
  return { cold: medianOf(cold), warm: medianOf(warm) }
}

async function shareOf(browser: Browser, address: string, page: BenchPage): Promise<number> {
  const context = await contextOf(browser, address, page)
  const share = await usedShare(await context.newPage(), address + page.path, page.words)
  await context.close()
  return share
}

const executablePath = ensureChromium()
const home = temporaryHome()
const school = await startFilledSchool(home)
const browser = await chromium.launch({ executablePath, env: { ...process.env, LC_ALL: 'C.UTF-8' } })
try {
  console.log(
    '| страница | запросов, из них к API | код, кБ | шрифты | данные | JS в деле | слова: впервые, снова, мс | то же при 4× | блокировка при 4× |\n|---|---|---|---|---|---|---|---|---|',
  )
  for (const page of pages) {
    const quick = await openings(browser, school.address, page, 1)
    const slowed = await openings(browser, school.address, page, slow)
    const { requests, calls, codeKb, fontKb, dataKb } = quick.cold
    const pair = (field: keyof Opening, { cold, warm }: typeof quick) =>
      `${cold[field].toFixed(0)}, ${warm[field].toFixed(0)}`
    const share = await shareOf(browser, school.address, page)
    const cells = [
      page.name,
      `${requests}, ${calls}`,
      codeKb.toFixed(0),
      fontKb.toFixed(0),
      dataKb.toFixed(0),
      `${(share * 100).toFixed(0)} %`,
      pair('wordsMs', quick),
      pair('wordsMs', slowed),
      pair('blockingMs', slowed),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await school.end()
  await removeHome(home)
}
