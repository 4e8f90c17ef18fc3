import { expect } from '@playwright/test'
import { phone, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

test('what is arranged around pages stays: a hidden menu and a theme on the device, own places and folded groups for the account', async ({
  page,
}) => {
  await signIn(page, 'bbk', '/users/profile')
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  await page.getByRole('button', { name: 'Тёмная тема' }).click()
  await page.getByRole('button', { name: 'Скрыть разделы' }).click()
  await expect(navigation).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(navigation).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('button', { name: 'Светлая тема' })).toBeVisible()

  await page.getByRole('button', { name: 'Показать разделы' }).click()
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
