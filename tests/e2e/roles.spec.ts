import { expect, test } from '@playwright/test'
import { expectFitInEveryLook, signIn } from './shell-steps.ts'

test('an administrator of rights changes a cell by keyboard, sees whom it reaches, and gives a limited role', async ({
  page,
}) => {
  await signIn(page, 'ceasar', '/passport/roles/settings')
  const cell = page.getByRole('gridcell', { name: /^Методист: Открытие периодов/ })
  await expect(cell).toHaveAccessibleName(/нет$/)
  await expectFitInEveryLook(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await cell.focus()
  await page.keyboard.press('x')
  await expect(cell).toHaveAccessibleName(/чтение, не сохранено/)
  await page.keyboard.press('ArrowRight')
  await expect(cell).not.toBeFocused()
  await page.getByRole('button', { name: 'Сохранить: 1' }).click()
  const asked = page.getByRole('dialog', { name: 'Сохранить права?' })
  await expect(asked.getByText(/нет → чтение, получат: \d/)).toBeVisible()
  await asked.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Успешно', { exact: true })).toBeVisible()

  // back to what the installation brought, so that the next run begins alike
  await page.getByRole('columnheader', { name: 'Методист' }).getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'Методист' })
  await expect(panel.getByText('Открытие периодов').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Вернуть по умолчанию' }).click()
  await page.getByRole('button', { name: 'Сохранить: 1' }).click()
  await asked.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeDisabled()

  await page.getByRole('link', { name: 'Роли', exact: true }).last().click()
  await page.getByRole('link', { name: 'Специалист по контролю' }).click()
  const role = page.getByRole('dialog', { name: 'Роль' })
  await role.getByRole('combobox', { name: 'Человек' }).fill('Директор')
  await expect(role.getByRole('heading', { name: /^Держат роль/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectFitInEveryLook(page)
})
