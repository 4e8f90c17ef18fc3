import { expect, type Page } from '@playwright/test'
import { expectFitOnPhone, goTo, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

const students = '/passport/users/students'

async function openFirstStudent(page: Page): Promise<string> {
  const first = page.getByRole('table').getByRole('link').first()
  await expect(first).toBeVisible()
  await settled(page)
  await first.click()
  await expect(page).toHaveURL(/\/users\/\d+$/)
  await settled(page)
  return new URL(page.url()).pathname
}

test('private data stands masked until it is asked for, and the history tells who asked; a photo is put and removed', async ({
  sit,
}) => {
  const page = await sit('uk', students)
  const path = await openFirstStudent(page)
  await expect(page.getByText(/^\d{12}$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page.getByText(/^\d{12}$/)).toBeVisible()
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page).toHaveURL(/tab=history/)
  await expect(page.getByText(/Просмотр закрытых данных: .*ИИН/).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Основное' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Кто видит' }).click()
  await expect(page.getByRole('cell', { name: 'родитель (законный представитель)' }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Что видят' }).click()
  await page.getByRole('option', { name: /^здоровье/ }).click()
  await expect(page.getByRole('cell', { name: 'Специалисты' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'родитель (законный представитель)' })).toHaveCount(0)
  await expectFitOnPhone(page)
  await page.getByText('Кто открывал', { exact: true }).click()
  await expect(page.getByRole('cell', { name: 'Показал(а) закрытые данные' })).toBeVisible()

  await goTo(page, path)
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') })
  await page.getByRole('button', { name: 'Поставить' }).click()
  await expect(page.locator('main img[src*="/api/media/pictures/"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Убрать фото' }).click()
  await expect(page.getByRole('button', { name: 'Загрузить фото' })).toBeVisible()
})
