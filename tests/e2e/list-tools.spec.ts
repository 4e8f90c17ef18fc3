import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from '@playwright/test'
import { expectAccessible, signIn } from './shell-steps.ts'

test('a list is taken as a file: all of it, in the columns that are shown', async ({ page }) => {
  await signIn(page, 'metodist', '/managing/grades?parallel=9')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('button', { name: 'Столбцы' }).click()
  await page.getByRole('checkbox', { name: 'Куратор' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Куратор' })).toHaveCount(0)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать весь список в XLSX' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('Классы 20.11.2026.xlsx')
  const book = await readXlsx(readFileSync(await file.path()))
  const [head, ...rows] = book.sheets[0]?.rows ?? []
  expect(head).toEqual(['Класс', 'Классный руководитель', 'Смена', 'Язык обучения', 'Кабинет', 'Учеников'])
  await expect(page.getByText(`Найдено: ${rows.length}`, { exact: true })).toBeVisible()
  expect(rows[0]?.[0]).toBe('9А')
})

test('a view comes back with its filters and columns, and is removed', async ({ page }) => {
  await signIn(page, 'uk', '/passport/users/students?sort=class&asc=false')
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
  await page.goto('/passport/users/students')
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
})

test('a misspelt name is found, under «Похожие»', async ({ page }) => {
  await signIn(page, 'uk', '/passport/users/students')
  const first = page.getByRole('table').getByRole('row').nth(1).getByRole('link')
  const [surname = ''] = ((await first.textContent()) ?? '').split(' ')
  const misspelt = surname.slice(0, 4) + surname.slice(5)
  await page.getByLabel('Имя, телефон, почта или ИИН').fill(misspelt)
  const alike = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: 'Похожие' }) })
  await expect(alike.getByRole('link', { name: new RegExp(`^${surname} `) }).first()).toBeVisible()
  await expect(page.getByText(/^Найдено: 0, похожих: \d+$/)).toBeVisible()
})
