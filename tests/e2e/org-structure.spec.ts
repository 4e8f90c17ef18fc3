import { expect, type Page } from '@playwright/test'
import { expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

async function choose(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a unit is added, headed, moved and taken back; people are transferred; a post is given', async ({ sit }) => {
  const page = await sit('hr', '/org-structure')
  const tree = page.getByRole('tree', { name: 'Структура школы' })
  await expect(tree.getByText('Учебная часть')).toBeVisible()

  const title = `Архив ${Date.now()}`
  await choose(page, 'Дирекция', 'Добавить внутри')
  const form = page.getByRole('dialog', { name: /Новое подразделение/ })
  await form.getByLabel('Название', { exact: true }).fill(title)
  await form.getByRole('button', { name: 'Добавить' }).click()
  await expect(tree.getByText(title)).toBeVisible()

  await choose(page, title, 'Переместить в…')
  const target = page.getByRole('dialog', { name: /Переместить/ })
  await target.getByLabel('Куда').fill('Библио')
  await page.getByRole('option', { name: 'Библиотека' }).click()
  await target.getByRole('button', { name: 'Переместить' }).click()
  await expect(tree.getByText(title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(tree.getByText(title)).toBeVisible()
  await choose(page, title, 'Убрать в архив')
  await expect(tree.getByText(title)).toHaveCount(0)

  await page.getByRole('searchbox', { name: /Подразделение, человек/ }).fill('библиотекарь')
  const person = tree.getByRole('treeitem').filter({ hasText: 'Библиотекарь' }).last().getByRole('link').last()
  await expect(person).toBeVisible()
  await page.getByText('Схема', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Схема: Дирекция' })).toBeVisible()
  await expectFitOnPhone(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByText('Список', { exact: true }).click()
  await person.click()
  await page.getByRole('tab', { name: 'Работа' }).click()
  await page.getByRole('button', { name: 'Назначить на должность' }).click()
  const post = page.getByRole('dialog', { name: 'Назначить на должность' })
  await post.getByLabel('Должность').fill(`Хранитель ${Date.now()}`)
  await expect(post.getByText('Новая должность')).toBeVisible()
  await post.getByLabel('Ставка').fill('0,5')
  await post.getByRole('button', { name: 'Назначить' }).click()
  await expect(page.getByText(/ставка 0,5/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Действия: Библиотекарь' }).click()
  await page.getByRole('menuitem', { name: 'Завершить…' }).click()
  await expect(page.getByText('Другие должности остаются')).toBeVisible()
  await page.getByRole('button', { name: 'Отмена' }).click()
  await settled(page)
  await expectFitOnPhone(page)
})
