import { expect } from '@playwright/test'
import { expectAccessible, goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

const own = '/timetable/me'

test('from the menu to the own week, to the next one, into a journal and back; any day, another week, on paper one sheet', async ({
  sit,
}) => {
  const page = await sit('teacher', '/')
  const title = page.getByRole('heading', { level: 1, name: 'Моё расписание' })
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Расписание' }).click()
  await expect(title).toBeVisible()
  await expect(page).toHaveURL(/\/timetable\/me$/)
  await expect(page.getByRole('columnheader', { name: /Пятница/ })).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Следующая неделя' }).click()
  await expect(page).toHaveURL(/date=2026-11-23/)
  await expect(page.getByRole('columnheader', { name: /27 ноября/ })).toBeVisible()
  await page.locator('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journal\?group=\d+&lesson=\d+/)
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: /27 ноября/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: /20 ноября/ })).toBeVisible()

  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox \[[^\]]*\]/g)
  expect(sheets?.map((box) => box.replaceAll(/\.\d+/g, ''))).toEqual(['/MediaBox [0 0 841 594]'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Напечатать' })).toBeHidden()
  await expect(page.getByText('16–20 ноября 2026')).toBeVisible()
  await page.emulateMedia({ media: null })

  // any day is found in the calendar by the keyboard; a holiday is named
  await page.getByRole('button', { name: /выбрать день/ }).press('Enter')
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('button', { name: '16 ноября 2026' })).toBeFocused()
  await expectAccessible(page)
  await calendar.getByRole('button', { name: 'Следующий месяц' }).press('Enter')
  await calendar.getByRole('button', { name: '16 декабря 2026' }).press('Enter')
  await expect(page.getByRole('cell', { name: 'День Независимости' }).first()).toBeVisible()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('button', { name: /выбрать день/ })).toBeFocused()

  // another week is found by typing; rooms in lessons lead on
  await goTo(page, own)
  await expect(page.getByRole('columnheader', { name: /20 ноября/ })).toBeVisible()
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
  await expect(title).toBeVisible()
})

test('a student opens the own week, a moved lesson at both places; from a lesson the diary; no other’s week', async ({
  sit,
}) => {
  const page = await sit('student', `${own}?date=2026-11-23`)
  await expect(page.getByText('13-я учебная неделя, нечётная').first()).toBeVisible()
  await expect(page.getByText('По нечётным неделям')).toHaveCount(2)
  await expect(page.getByText(/Перенесён на /)).toBeVisible()
  await expect(page.getByText(/Перенесён с /)).toBeVisible()
  await page.locator('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/journal\?date=2026-11-\d\d$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Дневник' })).toBeVisible()
  await goTo(page, '/timetable/class-1')
  await expect(page.getByText('Такого расписания нет')).toBeVisible()
  await page.getByRole('link', { name: 'К своему расписанию' }).click()
  await expect(page).toHaveURL(/\/timetable\/me$/)
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
