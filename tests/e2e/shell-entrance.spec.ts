import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { signIn } from './shell-steps.ts'

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

test('a stranger signs in and comes to the page that was asked for', async ({ page }) => {
  await page.goto('/passport/users/teachers?search=а')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Это демонстрация')).toBeVisible()
  await page.getByRole('button', { name: /^Завуч/ }).click()
  await expect(page).toHaveURL(/\/passport\/users\/teachers\?search=/)
  await expect(page.getByRole('table')).toBeVisible()
})

test('a wrong password is told at the form and denies nothing', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Логин').fill('teacher@demo.school')
  await page.getByLabel('Пароль', { exact: true }).fill('неверный-пароль')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль')
  await expect(page.getByText('Доступ запрещен')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()
})

test('an empty form names its fields', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByLabel('Логин')).toBeFocused()
  await expect(page.getByText('Обязательное поле')).toHaveCount(2)
})

test('who is signed in leaves login and restore', async ({ page }) => {
  await signIn(page, 'teacher', '/users/profile')
  for (const path of ['/login', '/restore']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('a parent lives under /dashboard, and nobody else does', async ({ page, browser }) => {
  await signIn(page, 'parent', '/passport/users/students')
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Шевченко В. С.' }).click()
  await page.getByRole('menuitem', { name: 'Мой профиль' }).click()
  await expect(page.getByLabel('Нынешний пароль')).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'teacher', '/dashboard')
  await expect(other.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})

test('asking for a new password answers the same for any login', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible()
  await page.getByLabel('Логин').fill('nobody@demo.school')
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect(page.getByRole('status')).toContainText('Если такая учётная запись есть')
})

test('a dead link says so', async ({ page }) => {
  await page.goto('/restore#no-such-link')
  await expect(page.getByRole('alert')).toContainText('Ссылка')
})
