import { expect } from '@playwright/test'
import type { readDashboard } from '#areas/home/contract/dashboard.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callsAs, emptyLessons, isSaved, journalOf, markableLessons, ownGroups, press } from './journal-steps.ts'
import { goTo, phone, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a parent sees in the diary the mark and the comment just given, and live what is set for home', async ({
  sit,
}) => {
  const page = await sit('teacher', '/notices')
  const family = await sit('parent', '/dashboard/notices')
  const parent = await callsAs(family.request, 'parent')
  const { children } = await parent.get<Output<typeof readDashboard>>('/api/users/dashboard/')
  const isOwn = ({ id }: { id: number }) => children.some(({ student }) => student.id === id)

  const teacher = await callsAs(page.request, 'teacher')
  const grids = await Promise.all((await ownGroups(teacher)).map((id) => journalOf(teacher, id)))
  const grid = grids.find(({ students }) => students.some(isOwn))
  if (!grid) throw new Error('the teacher of the demonstration teaches no child of its parent')
  // the last two belong to the tests of the journal
  const lesson = grid.lessons.find(({ id }) => id === markableLessons(grid).at(-3))
  await emptyLessons(teacher, grid, [lesson?.id ?? 0])
  await goTo(page, `/journal?group=${grid.group.id}&lesson=${lesson?.id ?? 0}`)
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible()
  for (let step = 0; step < grid.students.findIndex(isOwn); step++) await press(page, 'ArrowDown')
  // not Enter: below the last student the next lesson begins
  await press(page, '9', 'Tab', 'Shift+Tab')
  await expect(page.locator('[role=gridcell]:focus')).toContainText('9')
  await press(page, 'F2')
  await expect(page.getByRole('textbox', { name: 'Комментарий' })).toBeFocused()
  await page.keyboard.type('Ждём на олимпиаде')
  await press(page, 'Control+Enter')
  await isSaved(page)

  const child = grid.students.find(isOwn)
  await goTo(family, `/dashboard?student=${child?.id ?? 0}&tab=week&date=${lesson?.date ?? ''}`)
  const entry = family.getByRole('listitem').filter({ hasText: 'Ждём на олимпиаде' }).last()
  await expect(entry).toContainText(grid.group.course)
  await expect(entry).toContainText('9 из 10')

  // the family's page stays open
  const homework = `Повторить § ${Date.now() % 1000}`
  await goTo(page, `/journal?group=${grid.group.id}&tab=topics&lesson=${lesson?.id ?? 0}`)
  const field = page.locator(`tr[data-lesson="${lesson?.id ?? 0}"] [data-field=homework]`)
  await field.fill(homework)
  await field.press('Enter')
  await expect(entry).toContainText(homework)
})

test('a student’s diary: week to week by the keyboard and back, a file, totals and how a result came about', async ({
  sit,
}) => {
  const page = await sit('student', '/journal')
  const title = page.getByRole('heading', { level: 1, name: 'Дневник' })
  const today = page.getByRole('heading', { name: 'Пятница, 20 ноября' })
  await expect(title).toBeVisible()
  await expect(today).toBeVisible()
  // a sheet is turned between days and cuts nothing off
  await page.emulateMedia({ media: 'print' })
  const day = page.getByRole('listitem').filter({ has: today })
  await expect(day).toHaveCSS('break-inside', 'avoid')
  await expect(day.locator('> *')).toHaveCSS('overflow', 'visible')
  await page.emulateMedia({ media: null })
  await page
    .getByRole('button', { name: /^Открыть файл Чертёж/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: /^Чертёж/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Прошлая неделя' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Понедельник, 9 ноября' })).toBeVisible()
  await expect(page).toHaveURL(/date=2026-11-09/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Понедельник, 16 ноября' })).toBeVisible()
  await goTo(page, '/journal?date=2026-10-28')
  await expect(page.getByText('Осенние каникулы').first()).toBeVisible()
  await page.getByRole('button', { name: 'Сегодня' }).click()
  await expect(today).toBeVisible()
  await expect(page).not.toHaveURL(/date=/)

  await page.getByRole('tab', { name: 'Итоги' }).click()
  await expect(page.getByText(/Чтобы получить/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^II четверть/ })
    .first()
    .click()
  const steps = page.getByRole('dialog')
  await expect(steps.getByRole('listitem').first()).toBeVisible()
  // a dialog that has taken the focus hears its keys
  await expect(steps).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(steps).toHaveCount(0)
  await page.getByText('III чтв', { exact: true }).click()
  await expect(page).toHaveURL(/quarter=/)
  await expect(page.getByText('Отметок пока нет').first()).toBeVisible()
})

test('on a phone today is brought into view, at every return', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, 'student', '/journal')
  const expectToday = async () => {
    await expect(page.getByRole('heading', { name: 'Пятница, 20 ноября' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'Дневник' })).not.toBeInViewport()
  }
  await expectToday()
  await goTo(page, '/notices')
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible()
  await goTo(page, '/journal')
  await expectToday()
})
