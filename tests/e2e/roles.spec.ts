import { expect } from '@playwright/test'
import { test } from './sitting.ts'

test('an administrator of rights changes a cell by keyboard, sees whom it reaches, and gives a limited role', async ({
  sit,
}) => {
  const page = await sit('ceasar', '/passport/roles/settings?search=jrn_')
  const cell = page.getByRole('gridcell', { name: /^Методист: Открытие периодов/ })
  await expect(cell).toHaveAccessibleName(/нет$/)

  await cell.focus()
  await page.keyboard.press('x')
  await expect(cell).toHaveAccessibleName(/чтение, не сохранено/)
  await page.keyboard.press('ArrowRight')
  await expect(cell).not.toBeFocused()
  await page.getByRole('button', { name: 'Сохранить: 1' }).click()
  const requested = page.getByRole('dialog', { name: 'Сохранить права?' })
  await expect(requested.getByText('Методист')).toBeVisible()
  await expect(requested.getByText(/нет → чтение, получат: \d/)).toBeVisible()
  await requested.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Успешно', { exact: true })).toBeVisible()

  // back to what the installation brought, so that the next run begins alike
  await page.getByRole('columnheader', { name: 'Методист' }).getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'Методист' })
  await expect(panel.getByText('Открытие периодов').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Вернуть по умолчанию' }).click()
  await page.getByRole('button', { name: 'Сохранить: 1' }).click()
  await requested.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeDisabled()

  await page.getByRole('link', { name: 'Роли', exact: true }).last().click()
  await page.getByRole('link', { name: 'Завуч', exact: true }).click()
  const role = page.getByRole('dialog', { name: 'Роль' })
  await role.getByRole('combobox', { name: 'Человек' }).fill('ан')
  const person = page.getByRole('option').first()
  const name = ((await person.textContent()) ?? '').replace(/ \(.*/, '')
  await person.click()
  await role.getByRole('combobox', { name: 'Только классы, кафедры и подразделения' }).fill('1А')
  await page.getByRole('option', { name: '1А', exact: true }).click()
  await page.keyboard.press('Tab')
  await role.getByRole('button', { name: 'Выдать' }).click()
  const granted = role.getByRole('listitem').filter({ hasText: name })
  await expect(granted).toContainText('только 1А')
  await granted.getByRole('button', { name: 'Забрать' }).click()
  await page
    .getByRole('dialog', { name: /^Забрать роль/ })
    .getByRole('button', { name: 'Забрать' })
    .click()
  await expect(granted).toHaveCount(0)
})
