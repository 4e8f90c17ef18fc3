import { expect } from '@playwright/test'
import { isSaved, openJournal, press, storedMarks } from './journal-steps.ts'
import { test } from './sitting.ts'

const marks = Array.from({ length: 30 }, (_, index) => String((index % 8) + 2))
const typing = (given: readonly string[]) => given.flatMap((mark) => [mark, 'Enter'])

test('the network goes in the middle of thirty marks and comes back: every mark is stored once, in its place; what could not be sent outlives a reload', async ({
  page,
  context,
}) => {
  const journal = await openJournal(page, 10)
  const count = Math.min(15, journal.students.length)
  const [first, second] = [marks.slice(0, count), marks.slice(count, 2 * count)]
  await press(page, ...typing(first.slice(0, 5)))
  // the server takes this block, its answer never arrives; what is sent while more is typed does not come through
  let sent = 0
  await page.route('**/save/', async (route) => {
    if (sent++ === 0) await route.fetch()
    await route.abort()
  })
  await press(page, ...typing(first.slice(5, 10)))
  await expect(page.getByText(/^Ждёт связи:/)).toBeVisible()
  await context.setOffline(true)
  await page.unroute('**/save/')
  await press(page, ...typing(first.slice(10)))
  await expect(journal.cell(count - 1)).toHaveAttribute('data-state', 'waiting')
  await journal.cell(0, 1).click()
  await press(page, ...typing(second.slice(0, 8)))
  await context.setOffline(false)
  await press(page, ...typing(second.slice(8)))
  const stored = (lesson: 0 | 1) => async () => (await storedMarks(journal, journal.lessonIds[lesson])).slice(0, count)
  await expect.poll(stored(0)).toEqual(first)
  await expect.poll(stored(1)).toEqual(second)
  await isSaved(page)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/save/', (route) => route.abort())
  await journal.cell(0).click()
  await press(page, '7', 'Enter')
  await expect(page.getByText('Ждёт связи: 1')).toBeVisible()
  await page.reload()
  await expect(journal.cell(0)).toHaveText('7')
  await expect(page.getByText('Ждёт связи: 1')).toBeVisible()
  expect((await storedMarks(journal, journal.lessonIds[0]))[0]).toBe(first[0])
  await page.getByText('Ждёт связи: 1').click()
  const sentAgain = page.waitForRequest('**/save/')
  await page.getByRole('button', { name: 'Отправить сейчас' }).click()
  await sentAgain
  await page.unroute('**/save/')
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('7')
  await isSaved(page)

  // what was typed a moment before, to a school that does not answer yet: nothing but the device can keep it
  const others = first.map((mark) => String(11 - Number(mark)))
  await page.route('**/save/', () => undefined)
  await page.keyboard.press('Escape')
  await journal.cell(0).click()
  await press(page, ...typing(others))
  await page.unroute('**/save/')
  await page.reload()
  await expect.poll(stored(0)).toEqual(others)
})

test('who has the journal of another open sees their marks live', async ({ sit }) => {
  const page = await sit('teacher', '/notices')
  const journal = await openJournal(page, 7)
  const { pathname, search } = new URL(page.url())
  const other = await sit('headteacher', pathname + search)
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
