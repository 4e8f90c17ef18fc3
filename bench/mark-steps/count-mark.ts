import { chromium, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '#tests/chromium.ts'
import { callsAs, emptyLessons, journalOf, markableLessons, ownGroups } from '#tests/e2e/journal-steps.ts'
import type { CountedScript } from './own-calls.ts'

/** A busy machine opens a journal slowly; that is not what is counted. */
const openingMs = 120_000
/** What the page does by itself once, six seconds after it has been opened: fetching ahead, one journal after another. */
const quietMs = 20_000
/** After the answer has come: what is drawn because of it, and results, which an idle browser computes within a second. */
const settledMs = 1_300

/** Opens the teacher's first journal on its last lesson without marks. @returns how many students stand in it */
async function openEmptyLesson(page: Page): Promise<number> {
  const calls = await callsAs(page.request, 'teacher')
  const [groupId = 0] = await ownGroups(calls)
  const grid = await journalOf(calls, groupId)
  const lesson = markableLessons(grid).at(-1) ?? 0
  await emptyLessons(calls, grid, [lesson])
  await page.goto(`/journal?group=${groupId}&lesson=${lesson}`, { timeout: openingMs })
  await page.locator('[role=gridcell]:focus').waitFor({ timeout: openingMs })
  return grid.students.length
}

/** Marks the student under the cursor, and waits for the server's answer and for what the page shows of it. */
async function mark(page: Page, digit: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/save/') && answer.ok())
  await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  await saved
  await page.getByText('Сохранено', { exact: true }).waitFor()
  await page.waitForTimeout(settledMs)
}

/** Calls of each function since it was asked last. */
async function takeCalls(session: CDPSession, address: string): Promise<CountedScript[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.startsWith(`${address}/assets/`))
    .map(({ url, functions }) => ({
      file: new URL(url).pathname,
      functions: functions.map(({ functionName, ranges: [whole] }) => ({
        functionName,
        start: whole?.startOffset ?? 0,
        calls: whole?.count ?? 0,
      })),
    }))
}

export interface CountedMark {
  scripts: CountedScript[]
  /** Of the journal that was open: the figures grow with it. */
  students: number
  cells: number
}

/**
 * Counts the calls of one mark of a teacher, from its key to the answer that it is saved, in the journal of the quarter.
 * @param address of a running demonstration, without a slash at the end
 */
export async function countMark(address: string): Promise<CountedMark> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      locale: 'ru-RU',
      timezoneId: 'Asia/Almaty',
      serviceWorkers: 'block',
    })
    const students = await openEmptyLesson(page)
    // one mark before: what the first one loads and compiles is not its own
    await mark(page, '7')
    await page.waitForTimeout(quietMs)
    const session = await page.context().newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await takeCalls(session, address)
    await mark(page, '8')
    const scripts = await takeCalls(session, address)
    return { scripts, students, cells: await page.getByRole('gridcell').count() }
  } finally {
    await browser.close()
  }
}
