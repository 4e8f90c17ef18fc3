import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const maxKilobytes = 141

test('the login page is light', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(0)
  expect(total / 1000).toBeLessThanOrEqual(maxKilobytes)
})

test('a stranger is told what is missing and what is wrong, signs in, and comes to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/passport/users/teachers?search=а')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Это демонстрация')).toBeVisible()
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByLabel('Логин')).toBeFocused()
  await expect(page.getByText('Обязательное поле')).toHaveCount(2)

  await page.getByLabel('Логин').fill('teacher@demo.school')
  await page.getByLabel('Пароль', { exact: true }).fill('неверный-пароль')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль')
  await expect(page.getByText('Доступ запрещен')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()

  await page.getByRole('button', { name: /^Завуч/ }).click()
  await expect(page).toHaveURL(/\/passport\/users\/teachers\?search=/)
  await expect(page.getByRole('table')).toBeVisible()
  // who is signed in has no more to do there
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})
