import { expect } from '@playwright/test'
import { goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a class sheet is ordered, narrowed to a group of students, and leads to the journal of a mark', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/notices')
  const good = page.getByRole('button', { name: /^Успевающие/ })
  // results of past quarters are filled in behind a school just built
  await expect(async () => {
    await goTo(page, '/notices')
    await goTo(page, '/journal-council?period=quarter-1')
    await expect(good).toBeEnabled({ timeout: 10_000 })
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
