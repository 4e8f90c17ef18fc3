// From key to paint in the journal of 35 students × a whole year, with the CPU slowed four times, beside a bare grid of the
// same size in the same browser: `node tests/e2e/key-to-paint.ts http://localhost:3000` of a running demonstration.
import { chromium, type Locator, type Page } from '@playwright/test'
import type { Score } from '#areas/journal/contract/journal.ts'
import type { Step, StepOutcome } from '#areas/journal/contract/scores.ts'
import { sampleJournal } from '#areas/journal/web/testing/sample-journal.ts'
import { findChromium } from '../chromium.ts'
import { bareGrid } from './bare-grid.ts'
import { demonstrationPassword } from './journal-steps.ts'

const students = 35
const lessons = 170
const slowdown = 4
/** The round least disturbed by others on the machine counts. */
const marksPerRound = 16
const pauseMilliseconds = 110
const firstColumn = 20
const markedShare = 0.3

/** Milliseconds. */
export interface Paints {
  median: number
  p95: number
  most: number
}
export interface KeyToPaint {
  journal: Paints
  bare: Paints
  /** p95 of the journal over that of the bare grid. */
  ratio: number
  /** From the click on the link to the first cells, milliseconds. */
  cells: number
}

function fullJournal() {
  const grid = sampleJournal({ students, lessons, today: '2027-05-20' })
  const cells = grid.students.flatMap((student) => grid.lessons.map((lesson) => ({ student, lesson })))
  const marked = cells.filter((_, index) => (index * 7919) % 100 < markedShare * 100)
  const scores = marked.map(({ student, lesson }, index): Score => {
    const mark = { lesson_id: lesson.id, student_id: student.id, type: 'fo' as const, value: 3 + (index % 8) }
    return { ...mark, id: index + 1, maximum: 10, work_id: null, comment: null, version: 1 }
  })
  const quarters = grid.quarters.map((quarter) => ({ ...quarter, closes_on: '2027-06-10' }))
  return { ...grid, quarters, scores }
}

function stored(step: Step, index: number): StepOutcome {
  const { client_id } = step
  if (step.do !== 'score') return { client_id, outcome: 'done' }
  const { lesson_id, student_id, type, value } = step
  const score = { id: step.id ?? 100_000 + index, lesson_id, student_id, type, value, maximum: 10, work_id: null }
  return { client_id, outcome: 'done', score: { ...score, comment: null, version: (step.version ?? 0) + 1 } }
}

/** Lets the page believe in a full journal, whatever the school behind it has. */
async function serveJournal(page: Page): Promise<void> {
  const grid = fullJournal()
  let saved = 0
  await page.route(/\/api\/journal\/journal\/group\/\d+\/?(\?.*)?$/, (route) => route.fulfill({ json: grid }))
  await page.route('**/save/', (route) => {
    const { steps } = route.request().postDataJSON() as { steps: Step[] }
    return route.fulfill({ json: { outcomes: steps.map((step) => stored(step, saved++)) } })
  })
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
      await page.waitForTimeout(pauseMilliseconds)
    }
  const took = (await page.evaluate(() => (window as unknown as { took: number[] }).took.splice(0))).toSorted(
    (a, b) => a - b,
  )
  const at = (share: number) =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

/** Types rounds of marks, each down its own column. */
async function typeMarks(page: Page, rounds: number, cellAt: (column: number) => Locator): Promise<Paints> {
  await watchKeys(page)
  const all: Paints[] = []
  for (let round = 0; round < rounds; round++) {
    await cellAt(firstColumn + round).click()
    await page.waitForTimeout(pauseMilliseconds)
    await page.evaluate(() => (window as unknown as { took: number[] }).took.splice(0))
    all.push(await typeRound(page))
  }
  return all.toSorted((a, b) => a.p95 - b.p95)[0] as Paints
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
export async function measureKeyToPaint(address: string, rounds = 3): Promise<KeyToPaint> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
    await page.request.post(`${address}/api/admin/users/token`, {
      multipart: { username: 'teacher@demo.school', password: demonstrationPassword },
    })
    await serveJournal(page)
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

if (import.meta.main) console.log(JSON.stringify(await measureKeyToPaint(process.argv[2] ?? 'http://localhost:3000')))
