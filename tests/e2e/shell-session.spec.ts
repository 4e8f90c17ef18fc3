import { expect, test } from '@playwright/test'
import { signIn, signInAs } from './shell-steps.ts'

test('ceasar acts as somebody, sees it, and comes back', async ({ page }) => {
  await signIn(page, 'ceasar', '/passport/users/teachers')
  await page.getByLabel('Имя, телефон, почта или ИИН').fill('Бекенова Жансая')
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Бекенова Жансая/ })
    .click()
  await page.getByRole('button', { name: 'Войти как' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Войти', exact: true })).toBeDisabled()
  await dialog.getByLabel('Причина').fill('Проверка расписания')
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL('/')
  await page.goto('/users/profile')
  await expect(page.getByText(/^Вы вошли как Бекенова Жансая/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться' }).click()
  await page.waitForURL('/')
  await page.goto('/users/profile')
  await expect(page.getByText(/^Вы вошли как/)).toHaveCount(0)
  await expect(page.getByText('Суперадминистратор').first()).toBeVisible()
})

test('signing out in one tab ends the other', async ({ page, context }) => {
  await signIn(page, 'teacher', '/users/profile')
  const other = await context.newPage()
  await other.goto('/users/profile')
  await expect(other.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible()
  await page.locator('header').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()
})

test('a session that has ended leads to the login page and back', async ({ page, context }) => {
  await signIn(page, 'uk', '/managing/grades')
  await expect(page.getByRole('table')).toBeVisible()
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fmanaging%2Fgrades')
})

for (const name of ['refresh', 'session', 'XSRF-TOKEN'])
  test(`a session that has lost its cookie ${name} alone ends at the login page, once`, async ({ page, context }) => {
    await signIn(page, 'uk', '/managing/grades')
    await expect(page.getByRole('table')).toBeVisible()
    await context.clearCookies({ name })
    let documents = 0
    page.on('load', () => documents++)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()
    await expect(page).toHaveURL('/login?next=%2Fmanaging%2Fgrades')
    expect(documents).toBeLessThanOrEqual(2)
    // nothing of it is left that would lead back in
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session')
  })

test('two calls at once renew the token once', async ({ page }) => {
  await signIn(page, 'uk', '/managing/grades')
  await expect(page.getByRole('table')).toBeVisible()
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/users/token/refresh')) renewals++
  })
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  expect(renewals).toBe(1)
})

test('a session is ended from the profile, and the dialog asks before all are', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  await signInAs(elsewhere.request, 'metodist')
  await signIn(page, 'metodist', '/users/profile')
  const sessions = page.getByRole('listitem').filter({ hasText: 'был(а)' })
  await expect(sessions.first()).toBeVisible()
  const before = await sessions.count()
  await page
    .getByRole('button', { name: /^Завершить вход/ })
    .first()
    .click()
  await expect(sessions).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Выйти везде' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Выйти на всех устройствах?')
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible()
})
