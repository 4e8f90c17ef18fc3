import { expect } from '@playwright/test'
import { test } from './sitting.ts'

const students = '/passport/users/students'

test('a list is searched after a pause, and the address keeps it', async ({ sit }) => {
  const page = await sit('uk', students)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(21)
  const total = page.getByText(/^Найдено: \d+$/)
  const everybody = await total.textContent()
  await page.getByLabel('Имя, телефон, почта или ИИН').fill('ким')
  await expect(page).toHaveURL(/search=/)
  await expect(total).not.toHaveText(everybody ?? '')
  await page.reload()
  await expect(page.getByLabel('Имя, телефон, почта или ИИН')).toHaveValue('ким')
  await page.getByLabel('Имя, телефон, почта или ИИН').fill('никтотакойнеучится')
  await expect(page.getByRole('main').getByText('Ничего не найдено').filter({ visible: true })).toBeVisible()
})

test('columns are sorted by the keyboard, pages turned, and Back undoes both', async ({ sit }) => {
  const page = await sit('uk', students)
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
})

test('students of one class, from the class to a card', async ({ sit }) => {
  const page = await sit('uk', '/managing/grades')
  await page.getByRole('table').getByRole('link', { name: '1А', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Список учеников' }).click()
  await expect(page).toHaveURL(/class_id=\d+/)
  await expect(page.getByRole('combobox', { name: 'Все классы' })).toHaveValue('1А')
  const first = page.getByRole('table').getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Шанырак`)
})
