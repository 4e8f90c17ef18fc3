import { chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '#tests/chromium.ts'
import { lessons, serveFullJournal, students } from '#tests/e2e/full-journal.ts'
import { demonstrationPassword } from '#tests/e2e/shell-steps.ts'
import { bareGrid } from './bare-grid.ts'

const slowdown = 4
const marksPerRound = 16
const pauseMs = 110
const firstColumn = 20

/** Milliseconds. */
export interface Paints {
  median: number
  p95: number
  max: number
}
export interface KeyToPaint {
  journal: Paints
  bare: Paints
  /** p95 of the journal over that of the bare grid. */
  ratio: number
  /** From the click on the link to the first cells, milliseconds. */
  cells: number
}

/** Notes the time from each key to the picture after it. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(window, { took })
    const painted = new MessageChannel()
    let pressed: number[] = []
    painted.port1.addEventListener('message', () => {
      const now = performance.now()
      took.push(...pressed.map((moment) => now - moment))
      pressed = []
    })
    painted.port1.start()
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          pressed.push(timeStamp)
          painted.port2.postMessage(null)
        }),
      true,
    )
  })
}

async function typeRound(page: Page): Promise<Paints> {
  for (let index = 0; index < marksPerRound; index++)
    for (const key of [String(2 + (index % 8)), 'Enter']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(pauseMs)
    }
  const took = (await page.evaluate(() => (window as unknown as { took: number[] }).took.splice(0))).toSorted(
    (a, b) => a - b,
  )
  const at = (share: number) =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}

/** Types rounds of marks, each down its own column. @returns the one in the middle by its p95 */
async function typeMarks(page: Page, rounds: number, cellAt: (column: number) => Locator): Promise<Paints> {
  await watchKeys(page)
  const all: Paints[] = []
  for (let round = 0; round < rounds; round++) {
    await cellAt(firstColumn + round).click()
    await page.waitForTimeout(pauseMs)
    await page.evaluate(() => (window as unknown as { took: number[] }).took.splice(0))
    all.push(await typeRound(page))
  }
  return all.toSorted((a, b) => a.p95 - b.p95)[Math.floor(all.length / 2)] as Paints
}

async function slowly<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    return await act()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/**
 * @param address of a running demonstration, without a slash at the end
 * @param rounds of marks, of which the quickest counts
 */
export async function measureKeyToPaint(address: string, rounds: number): Promise<KeyToPaint> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
    await page.request.post(`${address}/api/admin/users/token`, {
      multipart: { username: 'teacher@demo.school', password: demonstrationPassword },
    })
    await serveFullJournal(page)
    await page.goto(`${address}/users/profile`)
    const [cells, journal] = await slowly(page, async () => {
      const begun = performance.now()
      await page.goto(`${address}/journal?quarter=year`)
      await page.getByRole('gridcell').first().waitFor()
      const shown = Math.round(performance.now() - begun)
      await page.waitForFunction(
        (count) => document.querySelectorAll('[role=gridcell]').length >= count,
        students * lessons,
      )
      const firstRow = page.locator('[role=row][aria-rowindex="3"] [role=gridcell]')
      return [shown, await typeMarks(page, rounds, (column) => firstRow.nth(column))] as const
    })
    await page.goto('about:blank')
    await page.setContent(bareGrid(students, lessons))
    const bare = await slowly(page, () => typeMarks(page, rounds, (column) => page.locator('[data-cell]').nth(column)))
    return { journal, bare, ratio: Math.round((journal.p95 / bare.p95) * 100) / 100, cells }
  } finally {
    await browser.close()
  }
}
