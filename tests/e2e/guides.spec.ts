import { expect } from '@playwright/test'
import { expectFitOnPhone } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a dictionary of one’s own: records by Enter, order, inside one another, merging, history', async ({ sit }) => {
  const page = await sit('admin', '/passport/guides?dictionary=location')
  const places = page.getByRole('tree', { name: 'Местоположения' })
  await expect(places.getByText('Область Абай')).toBeVisible()
  await page.getByRole('button', { name: 'Свой справочник' }).click()
  const title = `Транспорт ${Date.now()}`
  const form = page.getByRole('dialog', { name: 'Новый справочник' })
  await form.getByLabel('Название').fill(title)
  await form.getByLabel('Записи вкладываются').check()
  await form.getByRole('button', { name: 'Создать' }).click()

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const line = page.getByRole('textbox', { name: 'Новая запись' })
  const tree = page.getByRole('tree', { name: title })
  const rows = tree.getByRole('treeitem')
  for (const [place, name] of ['Автобус', 'Автобусы', 'Такси'].entries()) {
    await line.fill(name)
    await line.press('Enter')
    await expect(rows).toHaveCount(place + 1)
  }
  await page.getByLabel('Отметить: Такси').check()
  await page.getByRole('button', { name: 'Выше', exact: true }).click()
  await expect(rows.nth(1)).toContainText('Такси')
  await page.getByRole('button', { name: 'Внутрь предыдущей' }).click()
  await expect(tree.locator('[data-level="2"][role=treeitem]')).toHaveText(/Такси/)
  await page.getByRole('button', { name: 'На уровень выше' }).click()
  await expect(tree.locator('[data-level="2"][role=treeitem]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Снять отметки' }).click()

  await page.getByLabel('Отметить: Автобус', { exact: true }).check()
  await page.getByLabel('Отметить: Автобусы').check()
  await page.getByRole('button', { name: 'Объединить' }).click()
  const merging = page.getByRole('dialog', { name: 'Объединить записи' })
  await expect(merging.getByText('На остальные ничто не ссылается')).toBeVisible()
  await merging.getByRole('button', { name: 'Объединить' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('radiogroup', { name: 'Что показать' }).getByText('История', { exact: true }).click()
  await expect(page.getByText('Объединена с')).toBeVisible()
  await expectFitOnPhone(page)
})
