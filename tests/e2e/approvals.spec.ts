import { expect } from '@playwright/test'
import { expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

const desktop = { width: 1440, height: 900 }

test('what families ask to put right is decided on «На мне», one by one and together', async ({ sit }) => {
  const page = await sit('uk', '/approvals')
  const rows = page.getByRole('table', { name: 'На мне' }).getByRole('row')
  await expect(rows).toHaveCount(6)

  // opened beside the list, with its way
  await rows.nth(1).getByRole('link').first().click()
  const card = page.getByRole('dialog', { name: 'Согласование' })
  await expect(card.getByRole('list', { name: 'Ход согласования' })).toContainText('Проверка данных')
  await settled(page)
  await expectFitOnPhone(page)
  await page.setViewportSize(desktop)
  await card.getByRole('button', { name: /^Согласовать: / }).click()
  await expect(rows).toHaveCount(5)

  await rows
    .nth(1)
    .getByRole('button', { name: /^Вернуть: / })
    .click()
  await page.getByRole('dialog').getByLabel('Что исправить').fill('Принесите документ')
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click()
  await expect(rows).toHaveCount(4)

  await rows.nth(1).getByRole('checkbox').click()
  await rows.nth(2).getByRole('checkbox').click()
  const chosen = page.getByRole('toolbar', { name: 'Действия с выбранными' })
  await chosen.getByRole('button', { name: 'Согласовать' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Согласовать' }).click()
  await expect(rows).toHaveCount(2)

  await page.getByRole('tab', { name: 'Решено' }).click()
  await expect(page.getByText('Принесите документ', { exact: true })).toBeVisible()
})

test('a route gets a step, is tried out on an author, and keeps its former version', async ({ sit }) => {
  const page = await sit('uk', '/documents/routes')
  await page.getByRole('button', { name: 'Изменить маршрут: Исправления данных от семей' }).click()
  await page.getByRole('button', { name: 'Добавить шаг' }).click()
  await page.getByLabel('Название').nth(1).fill('Директор')
  await page.getByRole('combobox', { name: 'Добавить решающего: шаг 2' }).click()
  await page.getByRole('option', { name: 'Должность' }).click()
  await page.getByRole('combobox', { name: 'Что выбрать: Должность' }).click()
  await page.getByRole('option', { name: 'Директор', exact: true }).click()
  await page.getByRole('combobox', { name: 'Проверить: кто решал бы, если отправит' }).click()
  await page.getByRole('option').first().click()
  // who stands in for the director this week is told beside
  await expect(page.getByText(/^Директор: .*\(и\. о\. /)).toBeVisible()
  await settled(page)
  await expectFitOnPhone(page)
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: 'Версии: Исправления данных от семей' }).click()
  await expect(page.getByRole('region', { name: 'Версии маршрута' })).toContainText('Версия 2 · действует')
})

test('a head ends one deputy and names another', async ({ sit }) => {
  const page = await sit('director', '/users/profile')
  const panel = page.getByRole('button', { name: /^Закончить: / })
  await panel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Закончить' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Назначить и. о.' }).click()
  const dialog = page.getByRole('dialog', { name: 'Назначить и. о.' })
  await dialog.getByRole('combobox', { name: 'Кто замещает' }).fill('Волкова')
  await page.getByRole('option').first().click()
  await dialog.getByLabel('Почему').fill('Отпуск')
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel).toBeVisible()
})
