import { expect, type Locator } from '@playwright/test'
import { openJournal, press, storedMarks } from './journal-steps.ts'
import { signIn } from './shell-steps.ts'
import { test } from './sitting.ts'
import { serveFullJournal } from './full-journal.ts'

const home = '/notices'
/** As wide as browsers draw one where it is no thin one; the browser of the tests draws none. */
const scrollbar = 15

/** How many rows of the sheet stand wholly between its headings and its foot, over a scrollbar. */
const wholeRows = (sheet: Locator): Promise<number> =>
  sheet.evaluate((grid, reserve) => {
    const scroller = grid.parentElement as HTMLElement
    const [head, , foot] = grid.children
    const top = (head as Element).getBoundingClientRect().bottom
    const end = scroller.getBoundingClientRect().top + scroller.clientTop + scroller.clientHeight
    const own = scroller.offsetHeight - 2 * scroller.clientTop - scroller.clientHeight
    const footHeight = foot?.querySelector('[role=row]') ? foot.getBoundingClientRect().height : 0
    const bottom = end - footHeight - Math.max(0, reserve - own)
    return [...grid.querySelectorAll('[role=rowheader]')]
      .map((name) => name.getBoundingClientRect())
      .filter((box) => box.top >= top - 0.5 && box.bottom <= bottom + 0.5).length
  }, scrollbar)

test('a class of 24 stands whole at 1440 × 900; what stands beside it is as wide in every quarter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await serveFullJournal(page)
  await signIn(page, 'teacher', '/journal?quarter=1')
  const sheet = page.getByRole('grid')
  await expect(sheet.getByRole('rowheader').first()).toBeVisible()
  await expect.poll(() => wholeRows(sheet)).toBeGreaterThanOrEqual(24)
  const aside = async () => (await sheet.locator('[role=rowheader] ~ *').last().boundingBox())?.width
  const first = await aside()
  expect(first).toBeGreaterThan(0)
  await page.locator('label', { hasText: /^IV чтв$/ }).click()
  await expect(page).toHaveURL(/quarter=4/)
  await expect.poll(aside).toBe(first)
})

test('nothing of the sheet moves when the network goes', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openJournal(page, 13)
  const places = () =>
    page.evaluate(() =>
      ['[role=grid]', '[role=tablist]', '[role=gridcell]:focus'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        return [x, y, width, height]
      }),
    )
  const before = await places()
  await context.setOffline(true)
  await press(page, '7', 'Enter', 'ArrowUp')
  await expect(page.getByText('Ждёт связи: 1')).toBeVisible()
  expect(await places()).toEqual(before)
  await context.setOffline(false)
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
  expect(await places()).toEqual(before)
})

/** Two whose names are alike but for the end, as long as names are here. */
const namesakes = ['Абдрахманова-Сейдахметова Айгерим Нурлановна', 'Абдрахманова-Сейдахметова Айгерим Ерлановна']

test('for fingers the keys are large and free, and namesakes are told apart', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 800, height: 1000 } })
  const page = await context.newPage()
  await serveFullJournal(page, namesakes)
  await signIn(page, 'teacher', '/journal')
  const keys = page.getByRole('group', { name: /клавиш/i }).getByRole('button')
  await expect(keys.first()).toBeVisible()
  const boxes = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON() as DOMRect))
  const bar = await page.getByRole('navigation', { name: 'Главное' }).boundingBox()
  expect(boxes.length).toBeGreaterThan(12)
  for (const { width, height, left, right, bottom } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect([left >= 0, right <= 800, bottom <= (bar?.y ?? 0)]).toEqual([true, true, true])
  }
  const ends = page.getByRole('rowheader').locator('[class*=wideName] > :last-child')
  for (const [index, end] of ['Айгерим Нурлановна', 'Айгерим Ерлановна'].entries()) {
    await expect(ends.nth(index)).toHaveText(end)
    expect(await ends.nth(index).evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true)
  }
  await context.close()
})

test('the card of a student, the way out of the sheet and back to today, and a sign that no mark has', async ({
  sit,
}) => {
  const page = await sit('teacher', home)
  const journal = await openJournal(page, 4)
  const sheet = page.getByRole('grid')
  await press(page, '7', 'Enter', 'ArrowUp')
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('7')

  await page.keyboard.type('-1')
  await press(page, 'Enter')
  await expect(page.getByRole('alert')).toHaveText(/^Непонятно: «-1». Ожидается целое число 1–10/)
  await press(page, 'Escape')
  await expect(journal.cell(0)).toHaveText('7')
  expect((await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('7')

  const name = sheet.getByRole('rowheader').first().getByRole('button')
  await name.click()
  const card = page.getByRole('dialog')
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/users\/\d+/)
  await expect(card.getByRole('region', { name: 'Отметки' }).getByRole('listitem').first()).toBeVisible()
  await expect(card.getByText(/Пропусков за период нет|: \d+/).first()).toBeVisible()
  await expect(card.getByText(/Чтобы получить|Недостижимо/).first()).toBeVisible()
  await expect(card.getByRole('link', { name: /^\+7 7/ }).first()).toHaveAttribute('href', /^tel:\+7/)
  await press(page, 'Escape')
  await expect(card).toHaveCount(0)

  await press(page, 'Control+Home')
  await page.getByRole('button', { name: 'К сегодня' }).click()
  await expect(sheet.locator('[role=gridcell]:focus')).toBeInViewport()

  await press(page, 'Escape', 'Tab')
  await expect(sheet.locator(':focus')).toHaveCount(0)
  await expect(page.locator('body:focus')).toHaveCount(0)
})
