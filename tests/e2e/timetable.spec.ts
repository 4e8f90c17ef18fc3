import { expect } from '@playwright/test'
import { expectAccessible, goTo, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

const own = '/timetable/me'

test('from the menu to the own week, to the next one, and back', async ({ sit }) => {
  const page = await sit('teacher', '/')
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Расписание' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Моё расписание' })).toBeVisible()
  await expect(page).toHaveURL(/\/timetable\/me$/)
  await expect(page.getByRole('columnheader', { name: /Пятница/ })).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Следующая неделя' }).click()
  await expect(page).toHaveURL(/date=2026-11-23/)
  await expect(page.getByRole('columnheader', { name: /27 ноября/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: /20 ноября/ })).toBeVisible()
})

test('a lesson leads into its journal, and from there back', async ({ sit }) => {
  const page = await sit('teacher', `${own}?date=2026-11-23`)
  await page.locator('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journal\?group=\d+&lesson=\d+/)
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: /27 ноября/ })).toBeVisible()
})

test('any day is found in the calendar by keyboard; a holiday is named', async ({ sit }) => {
  const page = await sit('teacher', own)
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: /выбрать день/ }).press('Enter')
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('button', { name: '16 ноября 2026' })).toBeFocused()
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'Следующий месяц' }).press('Enter')
  await calendar.getByRole('button', { name: '16 декабря 2026' }).press('Enter')
  await expect(page.getByRole('cell', { name: 'День Независимости' }).first()).toBeVisible()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('button', { name: /выбрать день/ })).toBeFocused()
})

test('another week is found by typing; rooms and teachers in lessons lead on', async ({ sit }) => {
  const page = await sit('teacher', own)
  const other = page.getByRole('combobox', { name: 'Другое расписание' })
  await other.fill('9Г')
  await page.getByRole('option', { name: '9Г', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Расписание класса 9Г' })).toBeVisible()
  await page
    .locator('article')
    .getByRole('link', { name: /^каб\. / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Расписание кабинета/ })).toBeVisible()
  await other.click()
  await page.getByRole('option', { name: 'Моё расписание' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Моё расписание' })).toBeVisible()
})

test('a student opens the own week; from a lesson the diary; no other’s week', async ({ sit }) => {
  const page = await sit('student', own)
  await page.locator('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journal\?date=2026-11-\d\d$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Дневник' })).toBeVisible()
  await goTo(page, '/timetable/class-1')
  await expect(page.getByText('Такого расписания нет')).toBeVisible()
  await page.getByRole('link', { name: 'К своему расписанию' }).click()
  await expect(page).toHaveURL(/\/timetable\/me$/)
})

test('a moved lesson stands at both places; what alternates by weeks says so', async ({ sit }) => {
  const page = await sit('student', `${own}?date=2026-11-23`)
  await expect(page.getByText('13-я учебная неделя, нечётная').first()).toBeVisible()
  await expect(page.getByText('По нечётным неделям')).toHaveCount(2)
  await expect(page.getByText(/Перенесён на /)).toBeVisible()
  await expect(page.getByText(/Перенесён с /)).toBeVisible()
})

test('a private calendar link is made, read by a calendar program, and revoked', async ({ sit, playwright }) => {
  const page = await sit('parent', '/dashboard')
  await page.getByRole('button', { name: 'В мой календарь' }).click()
  await page.getByRole('button', { name: /^(Сделать|Новая) ссылк/ }).click()
  const url = new URL(await page.getByLabel('Ссылка', { exact: true }).inputValue())
  await expectAccessible(page)
  const program = await playwright.request.newContext()
  const read = async () => (await program.get(new URL(url.pathname, page.url()).href)).status()
  expect(await read()).toBe(200)
  await page.getByRole('button', { name: 'Отозвать' }).click()
  await page.getByRole('dialog', { name: 'Отозвать ссылку?' }).getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByRole('button', { name: 'Сделать ссылку' })).toBeVisible()
  expect(await read()).toBe(404)
  await program.dispose()
})

test('on paper: one landscape A4 sheet without the shell', async ({ page }) => {
  await signIn(page, 'teacher', '/timetable')
  await expect(page.getByRole('table')).toBeVisible()
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox \[[^\]]*\]/g)
  expect(sheets?.map((box) => box.replaceAll(/\.\d+/g, ''))).toEqual(['/MediaBox [0 0 841 594]'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Напечатать' })).toBeHidden()
  await expect(page.getByText('16–20 ноября 2026')).toBeVisible()
})
