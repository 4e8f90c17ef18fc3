import { expect } from '@playwright/test'
import { test } from './sitting.ts'

test('an administrator sees what is opened, who has not come for long, and where a person has been', async ({
  sit,
}) => {
  const page = await sit('admin', '/page-views/employees')
  await expect(page.getByRole('heading', { name: 'Просмотры страниц' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Страницы' }).getByRole('row', { name: /^Журнал/ })).toBeVisible()
  await page.getByRole('main').getByText('Люди', { exact: true }).click()
  const byViews = page.getByRole('button', { name: 'Просмотров' })
  await byViews.click()
  await byViews.click()
  const person = page.getByRole('table').getByRole('row').nth(1)
  await expect(person.getByRole('cell').nth(2)).toHaveText(/^[1-9]\d+$/)
  const name = await person.getByRole('cell').first().innerText()
  await person.getByRole('link').click()
  const path = page.getByRole('dialog', { name: 'Путь по страницам' })
  await expect(path.getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Заходили и нет' }).click()
  await page.getByRole('option', { name: 'Не заходили 7 дней' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Учащиеся' }).click()
  await expect(page).toHaveURL(/\/page-views\/students/)
})
