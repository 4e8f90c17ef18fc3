import { expect, test } from '@playwright/test'
import { isSaved, openJournal, press, storedMarks } from './journal-steps.ts'

test('without the network marks stay visible as unsent and go when it is back', async ({ page, context }) => {
  const journal = await openJournal(page, 17)
  await context.setOffline(true)
  await press(page, '7', 'Enter', '8', 'Enter')
  await expect(page.getByText('Ждёт связи: 2')).toBeVisible()
  await expect(journal.cell(0)).toHaveAttribute('data-state', 'waiting')
  await context.setOffline(false)
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, 2)).toEqual(['7', '8'])
  await isSaved(page)
})

test('what could not be sent outlives a reload', async ({ page }) => {
  const journal = await openJournal(page, 6)
  await page.route('**/save/', (route) => route.abort())
  await press(page, '6', 'Enter')
  await expect(page.getByText('Ждёт связи: 1')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(journal.cell(0)).toHaveText('6')
  await expect(page.getByText('Ждёт связи: 1')).toBeVisible()
  expect((await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('')
  await page.getByText('Ждёт связи: 1').click()
  await page.unroute('**/save/')
  await page.getByRole('button', { name: 'Отправить сейчас' }).click()
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('6')
  await isSaved(page)
})

test('what was typed a moment before a reload is not lost', async ({ page }) => {
  const journal = await openJournal(page, 9)
  const marks = Array.from({ length: Math.min(15, journal.students.length) }, (_, index) => String(2 + (index % 8)))
  // a school that does not answer yet: nothing but the device can keep them
  await page.route('**/save/', () => undefined)
  page.once('dialog', (dialog) => void dialog.accept())
  await press(page, ...marks.flatMap((mark) => [mark, 'Enter']))
  await page.unroute('**/save/')
  await page.reload()
  await expect
    .poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, marks.length))
    .toEqual(marks)
})

test('two teachers see each other’s marks live', async ({ page, browser, baseURL }) => {
  const journal = await openJournal(page, 7)
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await other.context().addCookies(await page.context().cookies())
  await other.goto(page.url())
  await expect(other.getByRole('grid')).toBeVisible()
  await press(page, '5', 'Enter')
  const row = '[role=row][aria-rowindex="3"] [role=gridcell]'
  const column = await journal.cell(0).getAttribute('aria-colindex')
  await expect(other.locator(`${row}[aria-colindex="${column ?? ''}"]`)).toHaveText('5')
})

test('a clash shows both values and overwrites nothing until a person decides', async ({ page }) => {
  // without live news this browser does not learn of the other change in time
  await page.routeWebSocket(/socket_server/, () => undefined)
  const journal = await openJournal(page, 8)
  await press(page, '7', 'Enter')
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('7')
  const path = `/api/journal/journal/group/${journal.groupId}/`
  const { scores } = await journal.calls.get<{ scores: { id: number; lesson_id: number; student_id: number }[] }>(path)
  const mine = scores.find(
    (score) => score.lesson_id === journal.lessonIds[0] && score.student_id === journal.students[0],
  )
  await journal.calls.send('PATCH', `/api/journal/journal/lesson/score/${mine?.id ?? 0}`, { value: 4 })

  await press(page, 'ArrowUp', '9', 'Enter')
  await expect(journal.cell(0)).toHaveAttribute('data-state', 'clash')
  expect((await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('4')
  await page.getByText('Не принято: 1').click()
  await expect(page.getByText(/^Сейчас в журнале: 4 \(.+, \d\d:\d\d\)\. Что оставить\?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Моё: 9' }).click()
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('9')
  await isSaved(page)
})
