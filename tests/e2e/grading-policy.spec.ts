import { expect } from '@playwright/test'
import { settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('rules that do not hold together are answered at once, what others would change is shown before it is done', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/managing/grading-policy')
  await settled(page)
  await page.getByLabel('ФО, %', { exact: true }).fill('30')
  await page.getByLabel('Основание').fill('Решение педсовета')
  await page.getByRole('button', { name: 'Посмотреть последствия' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'вместе ровно 100' })).toBeVisible()
  await page.getByText('50/50 без ФО').click()
  await page.getByRole('button', { name: 'Посмотреть последствия' }).click()
  const consequences = page.getByRole('dialog')
  await expect(consequences.getByText(/Закрытые итоги останутся при своих правилах: \d+/)).toBeVisible()
  // in the middle of a quarter each journal still has works to be written: a pass or fail alone has a result, and keeps it
  await expect(consequences.getByText('Открытые итоги не изменятся')).toBeVisible()
  await consequences.getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByText(/^Действует версия/)).toHaveCount(0)
})
