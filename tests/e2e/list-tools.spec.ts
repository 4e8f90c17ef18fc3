import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect } from '@playwright/test'
import { callsAs } from './journal-steps.ts'
import { expectAccessible, goTo, wear } from './shell-steps.ts'
import { test } from './sitting.ts'

const students = '/passport/users/students'

test('a list is searched after a pause, misspelt too, sorted by the keyboard and paged; the address keeps it', async ({
  sit,
}) => {
  const page = await sit('uk', students)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(21)
  const [surname = ''] = ((await rows.nth(1).getByRole('link').first().textContent()) ?? '').split(' ')
  const name = page.getByRole('columnheader', { name: 'ФИО' })
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await name.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/asc=false/)
  await page.getByRole('button', { name: 'Страница 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await page.goBack()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')

  const total = page.getByText(/^Найдено: \d+$/)
  const everybody = await total.textContent()
  const field = page.getByLabel('Имя, телефон, почта или ИИН')
  await field.fill('ким')
  await expect(page).toHaveURL(/search=/)
  await expect(total).not.toHaveText(everybody ?? '')
  // another page, and back
  await goTo(page, '/managing/grades')
  await expect(page.getByRole('heading', { level: 1, name: 'Классы' })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('ким')
  await field.fill('никтотакойнеучится')
  await expect(page.getByRole('main').getByText('Ничего не найдено').filter({ visible: true })).toBeVisible()
  await field.fill(surname.slice(0, 4) + surname.slice(5))
  const alike = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: 'Похожие' }) })
  await expect(alike.getByRole('link', { name: new RegExp(`^${surname} `) }).first()).toBeVisible()
  await expect(page.getByText(/^Найдено: 0, похожих: \d+$/)).toBeVisible()
})

test('a list is taken as a file: all of it, in the columns that are shown', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/grades?view=list&parallel=9')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Столбцы' }).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/lists/*/columns/', (route) => held.promise.then(() => route.continue()))
  await page.getByRole('checkbox', { name: 'Куратор' }).click()
  await expect(page.getByRole('progressbar', { name: 'Сохраняем' })).toBeVisible()
  await expectAccessible(page)
  held.resolve()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Куратор' })).toHaveCount(0)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать весь список в XLSX' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('Классы 20.11.2026.xlsx')
  const book = await readXlsx(readFileSync(await file.path()))
  const [head, ...rows] = book.sheets[0]?.rows ?? []
  expect(head).toEqual([
    'Класс',
    'Классный руководитель',
    'Смена',
    'Язык обучения',
    'Кабинет',
    'Учеников',
    'Вместимость',
  ])
  // the last row is of sums, as under the list
  expect(rows.pop()?.[0]).toBe('Всего')
  await expect(page.getByText(`Найдено: ${rows.length}`, { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Всего по списку/ })).toBeVisible()
  expect(rows[0]?.[0]).toBe('9А')
  // the account keeps its columns
  await page.getByRole('button', { name: 'Столбцы' }).click()
  await page.getByRole('checkbox', { name: 'Куратор' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Куратор' })).toBeVisible()
  await page.unrouteAll()
})

test('a view comes back with its filters and columns, and is removed; chosen persons go into the archive and come back', async ({
  sit,
  request,
}) => {
  const page = await sit('uk', '/notices')
  // the account keeps its columns: another try begins with all of them
  await (await callsAs(request, 'uk')).send('POST', '/api/admin/users/lists/people.students/columns/', { hidden: [] })
  await goTo(page, `${students}?sort=class&asc=false`)
  const email = page.getByRole('columnheader', { name: 'Почта' })
  await expect(email).toBeVisible()
  await page.getByRole('button', { name: 'Столбцы' }).click()
  await page.getByRole('checkbox', { name: 'Почта' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Виды' }).click()
  await page.getByRole('button', { name: 'Сохранить вид' }).click()
  await page.getByRole('textbox', { name: 'Название' }).fill('Старшие сверху')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Виды: Старшие сверху' }).waitFor()
  await page.getByRole('button', { name: 'Столбцы' }).click()
  await page.getByRole('checkbox', { name: 'Почта' }).click()
  await goTo(page, students)
  await expect(email).toBeVisible()
  await page.getByRole('button', { name: 'Виды' }).click()
  await page.getByRole('button', { name: 'Старшие сверху', exact: true }).click()
  await expect(page).toHaveURL(/sort=class/)
  await expect(email).toHaveCount(0)
  await page.getByRole('button', { name: 'Виды: Старшие сверху' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Удалить вид «Старшие сверху»' }).click()
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Виды', exact: true })).toBeVisible()
  // the columns stay as the view had them until they are chosen again
  await page.getByRole('button', { name: 'Столбцы' }).click()
  await page.getByRole('checkbox', { name: 'Почта' }).click()
  await page.keyboard.press('Escape')
  await expect(email).toBeVisible()

  await goTo(page, '/passport/users/parents?page=40')
  const table = page.getByRole('table')
  await table.getByRole('checkbox', { name: 'Выбрать', exact: true }).nth(1).check()
  await table.getByRole('checkbox', { name: 'Выбрать', exact: true }).nth(2).check()
  await expect(page.getByText('Выбрано: 2')).toBeVisible()
  // the row under the mouse has a tint of its own
  await wear(page, 'dark')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'В архив' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'В архив' }).click()
  const done = page.getByRole('list', { name: 'Сделано' }).getByRole('listitem')
  await expect(done).toHaveCount(2)
  await page.goto('/passport/users/parents?status=archived')
  await page.getByRole('checkbox', { name: 'Выбрать всех на странице' }).check()
  await page.getByRole('button', { name: 'Вернуть из архива' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click()
  await expect(done.filter({ hasText: 'Возвращён(а)' })).toHaveCount(2)
})
