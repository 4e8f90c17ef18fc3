import { expect } from '@playwright/test'
import { goTo } from './shell-steps.ts'
import { test } from './sitting.ts'

test('rooms in a series, one moved, its card, and its place on a plan by arrows', async ({ sit }) => {
  const page = await sit('admin', '/passport/guides?tab=rooms')
  const tree = page.getByRole('tree', { name: 'Здания и кабинеты' })
  await expect(tree.getByRole('treeitem').first()).toBeVisible()

  const title = `Корпус ${Date.now()}`
  await page.getByRole('button', { name: 'Здание', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Новое здание' })
  await form.getByLabel('Название').fill(title)
  await form.getByLabel('Этажей').fill('2')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(tree.getByText(title)).toBeVisible()

  await page.getByLabel('Новые кабинеты').fill('11–13')
  await page.getByRole('combobox', { name: 'Где стоят' }).click()
  await page.getByRole('option', { name: `1 этаж, ${title}` }).click()
  await page.getByRole('button', { name: 'Добавить 3' }).click()
  await expect(page.getByText('Добавлено кабинетов: 3')).toBeVisible()
  await page.getByRole('combobox', { name: 'Все здания' }).click()
  await page.getByRole('option', { name: title }).click()
  // others may have a room of that number, and stand there until the filter does
  const building = tree.getByRole('treeitem').filter({ hasText: title })
  await building.getByRole('button', { name: '12', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Кабинет' })
  // the lessons stand above the form and push it down when they come
  await expect(card.getByText('Сегодня уроков в кабинете нет')).toBeVisible()
  await card.getByLabel('Мест').fill('24')
  await card.getByRole('button', { name: 'Сохранить' }).click()
  await expect(building.getByText('24 места')).toBeVisible()
  await card.getByRole('button', { name: 'Закрыть' }).click()

  await goTo(page, '/passport/guides?tab=rooms&view=plans')
  const plan = page.getByRole('region', { name: 'План:' })
  await expect(plan.getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Расставить кабинеты' }).click()
  const room = plan.getByRole('button').first()
  const before = await room.getAttribute('style')
  await room.press('ArrowRight')
  await expect(room).not.toHaveAttribute('style', before ?? '')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Расставить кабинеты' })).toBeVisible()
  await plan.getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Кабинет' }).getByText('Уроки сегодня')).toBeVisible()
})
