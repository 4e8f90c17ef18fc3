import { expect, test } from '@playwright/test'
import { callsAs, isSaved, journalOf, markableLessons, openJournal, ownGroups, press } from './journal-steps.ts'
import { expectAccessible, expectNoSideScroll, looks } from './shell-steps.ts'

test('topic and homework are written by the keyboard, lesson after lesson', async ({ page }) => {
  const calls = await callsAs(page, 'teacher')
  const groups = await ownGroups(calls)
  const groupId = groups[9 % groups.length] ?? 0
  const lessonId = markableLessons(await journalOf(calls, groupId)).at(-2) ?? 0
  await page.goto(`/journal?group=${groupId}&tab=topics&lesson=${lessonId}`)
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
})

test('a result shows its computation; another value wants a reason and can be taken back', async ({ page }) => {
  const calls = await callsAs(page, 'teacher')
  const groups = await ownGroups(calls)
  const grids = await Promise.all(groups.map((id) => journalOf(calls, id)))
  const grid = grids.find(({ group }) => group.grading_mode === 'every_quarter')
  const open = grid?.quarters.find(({ start_date, closes_on }) => start_date <= grid.today && grid.today <= closes_on)
  await page.goto(`/journal?group=${grid?.group.id ?? 0}&tab=results`)
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

test('from the timetable into the journal of the lesson', async ({ page }) => {
  const { lessonIds } = await openJournal(page, 0)
  await expect(page).toHaveURL(new RegExp(`lesson=${lessonIds[0]}`))
  await press(page, 'ArrowUp')
  await expect(page.locator('[role=columnheader]:focus')).toBeVisible()
  await press(page, 'Enter')
  const card = page.getByRole('dialog', { name: /^Урок/ })
  await expect(card.getByLabel('Тема урока')).toBeFocused()
  await press(page, 'Escape')
  await expect(card).toHaveCount(0)
  await expect(page.locator('[role=columnheader]:focus')).toBeVisible()
})

for (const [colorScheme, size] of looks)
  test(`every tab is accessible: ${colorScheme}, ${size.width} px`, async ({ page }) => {
    await page.addInitScript((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), colorScheme)
    await page.setViewportSize(size)
    await callsAs(page, 'teacher')
    for (const tab of ['marks', 'topics', 'results']) {
      await page.goto(`/journal?tab=${tab}`)
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await isSaved(page)
      await expectAccessible(page)
      await expectNoSideScroll(page)
    }
  })
