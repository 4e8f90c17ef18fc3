import { expect } from '@playwright/test'
import type { listJournalGroups } from '#areas/journal/contract/journal.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callsAs, journalOf, markableLessons, ownGroups, press } from './journal-steps.ts'
import { expectAccessible, goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

const home = '/notices'

test('topic and homework are written by the keyboard, lesson after lesson; the heading of a lesson opens its card', async ({
  sit,
}) => {
  const page = await sit('teacher', home)
  const calls = await callsAs(page.request, 'teacher')
  const groups = await ownGroups(calls)
  const groupId = groups[9 % groups.length] ?? 0
  const lessonId = markableLessons(await journalOf(calls, groupId)).at(-2) ?? 0
  await goTo(page, `/journal?group=${groupId}&tab=topics&lesson=${lessonId}`)
  const row = page.locator(`tr[data-lesson="${lessonId}"]`)
  const topic = row.getByRole('textbox').first()
  await expect(topic).toBeFocused()
  await topic.fill('Повторение пройденного')
  await press(page, 'Tab', 'Control+a')
  await page.keyboard.type('§ 12, упражнения 3–5')
  await press(page, 'Enter')
  await expect(row.getByRole('status', { name: 'Сохранено' })).toBeVisible()
  await expect(page.locator(`tr[data-lesson="${lessonId}"] + tr`).getByRole('textbox').nth(1)).toBeFocused()
  const stored = (await journalOf(calls, groupId)).lessons.find(({ id }) => id === lessonId)
  expect(stored).toMatchObject({ topic: 'Повторение пройденного', homework: '§ 12, упражнения 3–5' })

  await calls.send('PATCH', `/api/journal/journal/lesson/${lessonId}/`, {
    topic: 'Чужая тема',
    version: stored?.version,
  })
  await expect(topic).toHaveValue('Чужая тема')

  await goTo(page, `/journal?group=${groupId}&lesson=${lessonId}`)
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
  await press(page, 'ArrowUp')
  await expect(page.locator('[role=columnheader]:focus')).toBeVisible()
  await press(page, 'Enter')
  const card = page.getByRole('dialog', { name: /^Урок/ })
  await expect(card.getByLabel('Тема урока')).toBeFocused()
  await press(page, 'Escape')
  await expect(card).toHaveCount(0)
  await expect(page.locator('[role=columnheader]:focus')).toBeVisible()
})

test('a result shows its computation; another value wants a reason and can be taken back', async ({ sit }) => {
  const page = await sit('teacher', home)
  const calls = await callsAs(page.request, 'teacher')
  const groups = await ownGroups(calls)
  const grids = await Promise.all(groups.map((id) => journalOf(calls, id)))
  const grid = grids.find(({ group }) => group.grading_mode === 'every_quarter')
  const open = grid?.quarters.find(({ start_date, closes_on }) => start_date <= grid.today && grid.today <= closes_on)
  await goTo(page, `/journal?group=${grid?.group.id ?? 0}&tab=results`)
  const result = page.getByRole('button', { name: new RegExp(`, ${open?.title ?? ''}:`) }).first()
  await result.click()
  const card = page.getByRole('dialog')
  await expect(card.getByRole('listitem').first()).toContainText(/ФО|СОР/)
  await card.getByText('3', { exact: true }).click()
  await card.getByRole('button', { name: 'Выставить' }).click()
  await expect(card.getByText('Отметка отличается от рекомендованной: укажите причину')).toBeVisible()
  await card.getByLabel('Причина').fill('По решению педсовета')
  await card.getByRole('button', { name: 'Выставить' }).click()
  await expect(result).toHaveAttribute('data-set', 'true')
  await expect(result).toContainText('3')
  await result.click()
  await expect(card).toContainText('По решению педсовета')
  await card.getByRole('button', { name: 'Снять' }).click()
  await expect(result).not.toHaveAttribute('data-set')
})

test('who may, reopens a closed period of a group until a day', async ({ sit }) => {
  const page = await sit('headteacher', home)
  const head = await callsAs(page.request, 'headteacher')
  const { items } = await head.get<Output<typeof listJournalGroups>>('/api/journal/journal/groups/')
  const isClosed = ({ closes_on, reopened_until }: GridQuarter, today: string) => (reopened_until ?? closes_on) < today
  let [groupId, closed]: [number, GridQuarter | undefined] = [0, undefined]
  // from the end: the demonstration's teacher has the first ones
  for (const { id } of items.toReversed()) {
    const { quarters, today, group } = await journalOf(head, id)
    closed = group.grading_mode === 'every_quarter' ? quarters.find((quarter) => isClosed(quarter, today)) : undefined
    groupId = id
    if (closed) break
  }
  await goTo(page, `/journal?group=${groupId}&tab=results`)
  await page.getByRole('button', { name: `Открыть период: ${closed?.title ?? ''}` }).click()
  const form = page.getByRole('dialog', { name: /^Открыть период/ })
  await form.getByRole('button', { name: 'Открыть' }).click()
  await expect(form.getByText('Обязательное поле')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Причина').fill('Исправление ошибки')
  await form.getByRole('button', { name: 'Открыть' }).click()
  await expect(form).toHaveCount(0)

  await expect(page.getByRole('button', { name: `Открыть период: ${closed?.title ?? ''}` })).toHaveCount(0)
  const { quarters, today } = await journalOf(head, groupId)
  expect(quarters.find(({ id }) => id === closed?.id)?.reopened_until).toBe(addDays(today, 3))
})
