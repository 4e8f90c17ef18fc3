import { expect, test } from '@playwright/test'
import type { Week } from '#areas/timetable/contract/week.ts'
import type { DiaryWeek } from '#areas/journal/contract/diary.ts'
import { callsAs, emptyLessons, isSaved, journalOf, press } from './journal-steps.ts'
import { expectAccessible, expectNoSideScroll, looks, signIn } from './shell-steps.ts'

test('a parent sees in the diary the mark and the comment just given', async ({ page, browser, baseURL }) => {
  const family = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const parent = await callsAs(family, 'parent')
  const { student, days } = await parent.get<DiaryWeek>('/api/journal/diary/week/')
  const past = days.flatMap(({ lessons }) => lessons).filter(({ status }) => status === 'held')

  const head = await callsAs(page, 'ceasar')
  const week = await head.get<Week>(`/api/schedule/week/student-${student.id}/?date=${days[0]?.date ?? ''}`)
  const lesson = week.days.flatMap(({ lessons }) => lessons).find(({ id }) => id === past[0]?.id)
  const grid = await journalOf(head, lesson?.group.id ?? 0)
  await emptyLessons(head, grid, [lesson?.id ?? 0])
  await page.goto(`/journal?group=${lesson?.group.id ?? 0}&lesson=${lesson?.id ?? 0}`)
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
  const row = grid.students.findIndex(({ id }) => id === student.id)
  for (let step = 0; step < row; step++) await press(page, 'ArrowDown')
  await press(page, '9', 'Enter', 'ArrowUp', 'Shift+F2')
  await page.keyboard.type('Ждём на олимпиаде')
  await press(page, 'Control+Enter')
  await isSaved(page)

  await family.goto(`/dashboard?student=${student.id}`)
  const day = family.getByText('Ждём на олимпиаде').first()
  await expect(day).toBeVisible()
})

test('the diary goes from week to week and to the totals', async ({ page }) => {
  await signIn(page, 'student', '/journal')
  await expect(page.getByRole('heading', { name: 'Дневник' })).toBeVisible()
  await page.getByRole('button', { name: 'Прошлая неделя' }).click()
  await expect(page).toHaveURL(/date=/)
  await page.getByRole('button', { name: 'Сегодня' }).click()
  await expect(page).not.toHaveURL(/date=/)
  await page.getByRole('tab', { name: 'Итоги и прогноз' }).click()
  await expect(page.getByRole('heading', { name: 'Пропуски' })).toBeVisible()
  await expect(page.getByText(/Чтобы получить/).first()).toBeVisible()
})

for (const [colorScheme, size] of looks)
  test(`the diary is accessible: ${colorScheme}, ${size.width} px`, async ({ page }) => {
    await page.addInitScript((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), colorScheme)
    await page.setViewportSize(size)
    await signIn(page, 'student', '/journal')
    for (const view of ['week', 'totals']) {
      await page.goto(`/journal?view=${view}`)
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSideScroll(page)
    }
  })
