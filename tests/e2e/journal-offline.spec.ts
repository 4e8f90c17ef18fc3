import { expect, test, type Page } from '@playwright/test'
import {
  callsAs,
  emptyLessons,
  isSaved,
  journalOf,
  markableLessons,
  openJournal,
  press,
  storedMarks,
} from './journal-steps.ts'
import { goTo, signIn } from './shell-steps.ts'

test.use({ serviceWorkers: 'allow' })

const typing = (given: readonly string[]) => given.flatMap((mark) => [mark, 'Enter'])

/** Until the worker of the shell has everything. */
const shellIsKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const kept = new Promise((resolve) => (port1.onmessage = resolve))
    active?.postMessage({ type: 'KEEP', pages: ['home', 'journal'] }, [port2])
    await kept
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

test('tabs of one teacher: what each writes is stored once; one that is killed, or dies right after a key, loses nothing', async ({
  page,
  context,
}) => {
  const journal = await openJournal(page, 11)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('[role=gridcell]:focus')).toBeVisible()
  await press(other, 'ArrowRight')
  await Promise.all([press(page, ...typing(['5', '6', '7'])), press(other, ...typing(['8', '9', '3']))])
  const stored = (lesson: 0 | 1) => async () => (await storedMarks(journal, journal.lessonIds[lesson])).slice(0, 3)
  await expect.poll(stored(0)).toEqual(['5', '6', '7'])
  await expect.poll(stored(1)).toEqual(['8', '9', '3'])
  await expect(journal.cell(2, 1)).toHaveText('3')
  // over the mark of the other tab, which is one's own: no clash
  await journal.cell(0, 1).click()
  await press(page, ...typing(['4']))
  await expect.poll(stored(1)).toEqual(['4', '9', '3'])
  await expect(other.getByText(/^Ждёт связи:/)).toHaveCount(0)
  await isSaved(page)

  // another tab sends what a killed one left, and only then: while it lives, what it has is its own
  await page.route('**/save/', (route) => route.abort())
  await journal.cell(0).click()
  await press(page, ...typing(['2', '3']))
  await expect(page.getByText('Ждёт связи: 2')).toBeVisible()
  const next = await context.newPage()
  await next.goto('/')
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await stored(0)()).toEqual(['5', '6', '7'])
  await page.close()
  await expect.poll(stored(0)).toEqual(['2', '3', '7'])

  // the process of the page is gone at once, nothing in it is told; the next opening sends it
  const devtools = await context.newCDPSession(other)
  await press(other, 'ArrowUp', 'ArrowUp', 'ArrowUp', '6')
  void devtools.send('Page.crash').catch(() => undefined)
  await other.waitForEvent('crash')
  await next.goto(`/journal?group=${journal.groupId}`)
  await expect.poll(stored(1)).toEqual(['6', '9', '3'])

  // so does a topic typed without a network, once
  const lessonId = markableLessons(await journalOf(journal.calls, journal.groupId)).at(-3) ?? 0
  const written = `/api/journal/journal/lesson/${lessonId}/`
  const text = `Тема без сети ${Date.now()}`
  const topics = `/journal?group=${journal.groupId}&tab=topics&lesson=${lessonId}`
  const fieldOf = (on: Page) => on.locator(`tr[data-lesson="${lessonId}"]`).getByRole('textbox').first()
  await goTo(next, topics)
  await next.route(`**${written}`, (route) => route.abort())
  await fieldOf(next).fill(text)
  await press(next, 'Enter')
  await expect(next.getByText('Нет связи с сервером').first()).toBeVisible()
  await next.close()
  const last = await context.newPage()
  const sent: string[] = []
  last.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith(written)) sent.push(request.postData() ?? '')
  })
  await last.goto(topics)
  await expect(fieldOf(last)).toHaveValue(text)
  const topic = async () =>
    (await journalOf(journal.calls, journal.groupId)).lessons.find(({ id }) => id === lessonId)?.topic
  await expect.poll(topic).toBe(text)
  await expect(last.getByRole('status').filter({ hasText: 'Сохранено' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a clock that is wrong by an hour, either way, changes nothing, and the times shown are right', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  const journal = await openJournal(page, 12)
  await press(page, ...typing(['5']))
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[0]).toBe('5')
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await press(page, ...typing(['6']))
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0]))[1]).toBe('6')
  await page.getByRole('tab', { name: 'История' }).click()
  const newest = page.getByRole('list', { name: 'Изменения' }).first().locator('time').first()
  const clock = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Asia/Almaty', hour: '2-digit', minute: '2-digit' })
  const lately = [0, 1].map((minutes) => clock.format(Date.now() - minutes * 60_000))
  expect(lately).toContain(await newest.textContent())
})

test('without a network the house opens, the day’s journals are marked, and the marks go when it is back', async ({
  page,
  context,
}) => {
  test.slow()
  const calls = await callsAs(page.request, 'teacher')
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
  await expect(cold.getByText('Ждёт связи: 1')).toBeVisible()
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
