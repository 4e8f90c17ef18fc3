import { expect } from '@playwright/test'
import { expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a document is added, taken away and brought back; its history tells it', async ({ sit }) => {
  const page = await sit('uk', '/passport/users/students')
  await page.getByRole('table').getByRole('row').nth(4).getByRole('link').first().click()
  await settled(page)
  await page.getByRole('tab', { name: 'Документы' }).click()
  await expect(page.getByText('Свидетельство о рождении')).toBeVisible()

  await page.getByRole('button', { name: 'Добавить' }).click()
  const form = page.getByRole('dialog', { name: 'Новый документ' })
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form.getByText('Выберите вид документа')).toBeVisible()
  await form.getByRole('combobox', { name: 'Вид документа' }).fill('справ')
  await page.getByRole('option', { name: 'Медицинская справка' }).click()
  // a second try finds what the first has left
  const number = String(Date.now())
  await form.getByLabel('Номер').fill(number)
  await form.getByLabel('Когда выдан').fill('02.11.2026')
  await form.getByLabel('Действует до').fill('02.12.2026')
  const paper = { name: 'справка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nсправка\n%%EOF') }
  await form.locator('input[type=file]').setInputFiles(paper)
  await expect(form.getByText('справка.pdf')).toBeVisible()
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form).toHaveCount(0)
  const item = page.getByRole('listitem').filter({ hasText: number })
  await expect(item.getByText('Срок истекает')).toBeVisible()

  await item.getByRole('button', { name: 'Убрать: Медицинская справка' }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).last().click()
  await expect(item.getByRole('button', { name: /справка.pdf/ })).toBeVisible()
  await page.getByRole('button', { name: 'История', exact: true }).click()
  await expect(page.getByText('Действует до: 02.12.2026').first()).toBeVisible()
  await expectFitOnPhone(page)
})
