import { expect } from '@playwright/test'
import { phone, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

test('own places of the menu are chosen and put in order, groups fold, and both are kept for the account', async ({
  page,
}) => {
  await signIn(page, 'bbk', '/')
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  const favourites = navigation.getByRole('list', { name: 'Избранное' })
  await expect(favourites.getByRole('link').first()).toHaveText('Главная')
  await navigation.getByRole('button', { name: 'Изменить избранное' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Убрать: Классы' }).click()
  await window.getByRole('button', { name: 'Выше: Расписание' }).click()
  await window.getByRole('combobox', { name: 'Добавить раздел' }).fill('звон')
  await page.getByRole('option', { name: 'Звонки' }).click()
  await window.getByRole('button', { name: 'Готово' }).click()
  await expect(favourites.getByRole('link').first()).toHaveText('Расписание')
  const group = navigation.getByRole('button', { name: 'Кадры' })
  const before = await group.getAttribute('aria-expanded')
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/users/menu/') && answer.request().method() === 'PATCH',
  )
  await group.click()
  await kept
  // another device
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(favourites.getByRole('link').first()).toHaveText('Расписание')
  await expect(favourites.getByRole('link', { name: 'Звонки' })).toBeVisible()
  await expect(favourites.getByRole('link', { name: 'Классы' })).toHaveCount(0)
  await expect(group).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
  await page.setViewportSize(phone)
  const places = page.getByRole('navigation', { name: 'Главное' }).getByRole('link')
  await expect(places).toHaveCount(5)
  await expect(places.first()).toHaveText('Расписание')
})

test('a teacher’s menu stands whole on a laptop’s screen, and no picture of it twice', async ({ sit }) => {
  const page = await sit('teacher', '/')
  await page.setViewportSize({ width: 1440, height: 900 })
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  await expect(navigation.getByRole('link', { name: 'Журнал' })).toBeVisible()
  expect(
    await navigation.evaluate((menu) =>
      [...menu.querySelectorAll('*')].every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1),
    ),
  ).toBe(true)
  const folded = navigation.getByRole('button', { expanded: false })
  for (let left = await folded.count(); left > 0; left--) {
    await folded.first().click()
    await expect(folded).toHaveCount(left - 1)
  }
  // a page that was opened lately stands in its group too
  const pictures = await navigation
    .getByRole('link')
    .evaluateAll((links) =>
      Object.values(
        Object.fromEntries(
          links.map((link) => [link.getAttribute('href'), link.querySelector('path')?.getAttribute('d')]),
        ),
      ),
    )
  expect(pictures.length).toBeGreaterThan(10)
  expect(new Set(pictures).size).toBe(pictures.length)
})
