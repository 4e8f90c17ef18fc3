import { expect, test } from '@playwright/test'
import { callsAs } from './journal-steps.ts'

test('a class sheet is ordered, narrowed to a group of students, and leads to the journal of a mark', async ({
  page,
}) => {
  test.slow()
  await callsAs(page.request, 'headteacher')
  const good = page.getByRole('button', { name: /^Успевающие/ })
  // results of past quarters are filled in behind
  await expect(async () => {
    await page.goto('/journal-council?period=quarter-1')
    await expect(good).toBeEnabled({ timeout: 3_000 })
  }).toPass()
  const sheet = page.getByRole('table', { name: 'Сводная ведомость' })
  await sheet.getByRole('button', { name: 'Средний балл' }).click()
  await expect(page).toHaveURL(/sort=average/)
  await expect(sheet.getByRole('columnheader', { name: 'Средний балл' })).toHaveAttribute('aria-sort', 'descending')
  const count = Number((await good.innerText()).match(/\d+/)?.[0])
  await good.click()
  await expect(sheet.locator('tbody tr')).toHaveCount(count)
  await sheet.locator('tbody a').first().click()
  await expect(page).toHaveURL(/tab=results/)
  await expect(page.locator('tr[data-asked]')).toBeVisible()
})
