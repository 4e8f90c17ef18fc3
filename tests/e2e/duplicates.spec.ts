import { expect } from '@playwright/test'
import { expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('records alike are put aside, two of them become one, and are parted again', async ({ sit }) => {
  const page = await sit('uk', '/passport/users/parents')
  await page.getByRole('button', { name: /^Похожие записи: [1-9]/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Похожие записи' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Похожие записи' }).getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await expectFitOnPhone(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page
    .getByRole('button', { name: /^Это разные люди/ })
    .last()
    .click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click()
  await expect(rows).toHaveCount(4)

  await page
    .getByRole('button', { name: /^Сравнить/ })
    .first()
    .click()
  await expect(page.getByRole('table', { name: 'Две записи рядом' })).toBeVisible()
  await settled(page)
  await expectFitOnPhone(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Объединить' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('Стоит у обоих, останется одно: Родство')).toBeVisible()
  await preview.getByRole('button', { name: 'Объединить' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByText('Объединённые', { exact: true }).click()
  await page.getByRole('button', { name: /^Разъединить: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Разъединить' }).click()
  await expect(page.getByRole('cell', { name: 'Разъединены' })).toBeVisible()
})
