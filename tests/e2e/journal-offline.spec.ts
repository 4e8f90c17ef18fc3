import { expect, test, type Page } from '@playwright/test'
import { callsAs, emptyLessons, isSaved, journalOf, openJournal, press, storedMarks } from './journal-steps.ts'
import { signIn } from './shell-steps.ts'

test.use({ serviceWorkers: 'allow' })

const marks = Array.from({ length: 12 }, (_, index) => String((index % 8) + 2))
const typing = (given: readonly string[]) => given.flatMap((mark) => [mark, 'Enter'])

/** Until the worker of the shell has everything. */
const shellIsKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })

/** The calls whose answers this device has kept. */
const keptCalls = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('answers')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys()
          reading.onsuccess = () => resolve(reading.result.map((key) => (key as [number, string])[1]))
        }
      }),
  )

test('the network goes in the middle of a column and comes back: every mark is stored once, in its place', async ({
  page,
  context,
}) => {
  const journal = await openJournal(page, 10)
  const count = Math.min(marks.length, journal.students.length)
  const wanted = marks.slice(0, count)
  await press(page, ...typing(wanted.slice(0, 4)))
  // the server takes this block, its answer never arrives
  await page.route('**/save/', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await press(page, ...typing(wanted.slice(4, 8)))
  await expect(page.getByText(/^Не отправлено:/)).toBeVisible()
  await context.setOffline(true)
  await press(page, ...typing(wanted.slice(8)))
  await context.setOffline(false)
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, count)).toEqual(wanted)
  await isSaved(page)
})

test('a tab that is killed loses nothing: another one sends what it left, and only then', async ({ page, context }) => {
  const journal = await openJournal(page, 11)
  await page.route('**/save/', (route) => route.abort())
  await press(page, ...typing(['6', '7']))
  await expect(page.getByText('Не отправлено: 2')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  // the first tab lives: what it has is its own
  expect((await storedMarks(journal, journal.lessonIds[0])).slice(0, 2)).toEqual(['', ''])
  await page.close()
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, 2)).toEqual(['6', '7'])
})

test('a clock that is wrong by an hour, either way, changes nothing', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  const journal = await openJournal(page, 12)
  await press(page, ...typing(['5']))
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('5')
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await press(page, ...typing(['6']))
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[1]).toBe('6')
})

test('without a network the house opens, the day’s journals are marked, and the marks go when it is back', async ({
  page,
  context,
}) => {
  test.slow()
  const calls = await callsAs(page, 'teacher')
  const { lessons } = await calls.get<{ lessons: { id: number; group_id: number }[] }>('/api/journal/home/')
  const { id: lesson, group_id: group } = lessons[0] ?? { id: 0, group_id: 0 }
  await emptyLessons(calls, await journalOf(calls, group), [lesson])
  await signIn(page, 'teacher', '/')
  await shellIsKept(page)
  const journal = ['/api/journal/journal/group/{id}/', 'GET', { params: { id: String(group) } }]
  await expect.poll(() => keptCalls(page)).toContain(JSON.stringify(journal))
  await page.close()

  await context.setOffline(true)
  const cold = await context.newPage()
  await cold.goto('/')
  await expect(cold.getByText('Мои уроки сегодня')).toBeVisible()
  await expect(cold.getByText('Нет связи с интернетом.')).toBeVisible()
  await cold.goto(`/journal?group=${group}&lesson=${lesson}`)
  await expect(cold.locator('[role=gridcell]:focus')).toBeVisible()
  await press(cold, ...typing(['7']))
  await expect(cold.getByText('Не отправлено: 1')).toBeVisible()
  cold.on('dialog', (dialog) => void dialog.accept())
  await cold.goto('/managing/grades')
  await expect(cold.getByText('Здесь нужна связь').first()).toBeVisible()
  await expect(cold.getByText('Ждёт отправки: 1')).toBeVisible()
  await context.setOffline(false)
  const stored = async () => {
    const { scores } = await journalOf(calls, group)
    return scores.filter((score) => score.lesson_id === lesson).map(({ value }) => value)
  }
  await expect.poll(stored).toEqual([7])
  await expect(cold.getByText('Ждёт отправки: 1')).toHaveCount(0)
})
