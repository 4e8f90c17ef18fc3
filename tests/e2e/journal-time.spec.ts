import { expect } from '@playwright/test'
import type { JournalHistory } from '#areas/journal-history/contract/history.ts'
import type { LessonRoll } from '#areas/roll/contract/roll.ts'
import {
  callsAs,
  emptyLessons,
  isSaved,
  journalOf,
  markableLessons,
  openJournal,
  ownGroups,
  storedMarks,
} from './journal-steps.ts'
import { expectAccessible, expectNoSideScroll, goTo, phone } from './shell-steps.ts'
import { test } from './sitting.ts'

const home = '/notices'

test('the roll is called with one tap a child, and says why a mark stands against it', async ({ sit }) => {
  const page = await sit('teacher', home)
  await page.setViewportSize(phone)
  const calls = await callsAs(page.request, 'teacher')
  const groups = await ownGroups(calls)
  const groupId = groups[6 % groups.length] ?? 0
  const grid = await journalOf(calls, groupId)
  const lessonId = markableLessons(grid).at(-1) ?? 0
  await emptyLessons(calls, grid, [lessonId])
  const roll = `/api/journal/journal/lesson/${lessonId}/roll/`
  if ((await calls.get<LessonRoll>(roll)).called) await calls.send('DELETE', roll)
  await calls.send('POST', `/api/journal/journal/lesson/${lessonId}/score/`, {
    student_id: grid.students[2]?.id,
    value: 8,
  })
  await goTo(page, `/journal?group=${groupId}&lesson=${lessonId}&tab=roll`)
  const rows = page.locator('[data-roll-row]')
  await expect(rows.first()).toBeVisible()
  const total = await rows.count()
  // the first child stands in the upper third of the screen
  expect((await rows.first().boundingBox())?.y).toBeLessThan(844 / 3)
  await rows.nth(0).click()
  await page
    .getByRole('button', { name: /^Другое/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: '15 мин' }).click()
  await expect(page.getByText(`Присутствуют ${total - 1} из ${total}`)).toBeVisible()
  const stood = await rows.nth(3).boundingBox()
  await rows.nth(2).click()
  await expect(page.getByRole('alert').filter({ hasText: 'стоит ФО' })).toBeVisible()
  expect(await rows.nth(3).boundingBox()).toEqual(stood)
  await rows.nth(3).focus()
  await page.keyboard.press('KeyB')
  await page.keyboard.press('Comma')
  await isSaved(page)
  const journal = {
    calls,
    groupId,
    lessonIds: [lessonId, lessonId] as [number, number],
    students: [],
    cell: () => rows,
  }
  const stored = async () => (await storedMarks(journal, lessonId)).slice(0, 4)
  await expect.poll(stored).toEqual(['Н', 'О15', '8', 'Б'])
  await page
    .getByRole('button', { name: /^Другое/ })
    .nth(4)
    .click()
  await page.getByRole('button', { name: 'Отметка 9' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Другое: .*, отметка 9$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText(/Проведена в \d\d:\d\d/)).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.getByRole('status').getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByRole('button', { name: 'Готово' })).toBeVisible()
})

test('a pasted column is taken back from the history, and the journal of before is there to be seen', async ({
  sit,
}) => {
  const page = await sit('teacher', home)
  const journal = await openJournal(page, 18)
  const { calls, groupId, lessonIds } = journal
  await page.getByRole('grid').evaluate((grid) => {
    const data = new DataTransfer()
    data.setData('text/plain', '7\n8\n9')
    grid.querySelector(':focus')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(page.getByText('Изменены 3 ячейки')).toBeVisible()
  await isSaved(page)
  await expect.poll(async () => (await storedMarks(journal, lessonIds[0])).slice(0, 3)).toEqual(['7', '8', '9'])
  await page.getByRole('tab', { name: 'История' }).click()
  const first = page.getByRole('list', { name: 'Изменения' }).first().getByRole('listitem').first()
  await expect(first).toContainText('3 изменения разом')
  await expectAccessible(page)
  await first.getByRole('button', { name: /^Отменить/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Вернутся 3 изменения')
  await dialog.getByRole('radio', { name: 'Оставить' }).first().locator('..').getByText('Оставить').click()
  await expect(dialog).toContainText('Вернутся 2 изменения, останется как есть: 1')
  await dialog.getByRole('button', { name: 'Отменить изменения' }).click()
  await expect(page.getByText('Отменено изменений: 2')).toBeVisible()
  expect((await storedMarks(journal, lessonIds[0])).filter(Boolean)).toHaveLength(1)
  const { batches } = await calls.get<JournalHistory>(`/api/journal/journal/group/${groupId}/history/`)
  expect(batches.slice(0, 2).map(({ is_undoing, is_undone }) => [is_undoing, is_undone])).toEqual([
    [true, false],
    [false, true],
  ])
  await goTo(page, `/journal?group=${groupId}&at=2026-09-01T07:00`)
  await expect(page.getByText('Так было 1 сентября 2026, 07:00')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Вернуться к нынешнему' }).click()
  await expect(page.getByRole('tab', { name: 'Оценки' })).toBeVisible()
})
