import { expect } from '@playwright/test'
import { goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

test('an administrator finds who read what is masked, who signed in and who was refused', async ({ sit }) => {
  const page = await sit('admin', '/passport/users/teachers')
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Скрыть', exact: true })).toBeVisible()

  await goTo(page, '/page-views/audit?section=people')
  const changes = page.getByRole('table', { name: 'Изменения' })
  await expect(changes.getByRole('row').nth(1)).toContainText('Просмотр закрытых данных')
  await page.getByRole('tab', { name: 'Входы' }).click()
  await expect(page.getByRole('table', { name: 'Входы' }).getByRole('row').nth(1)).toBeVisible()
})
