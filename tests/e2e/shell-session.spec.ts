import { expect, test } from '@playwright/test'
import { leaveShellKept, goTo, signIn, signInAs } from './shell-steps.ts'

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
  await expect(page.getByText(/^Вы вошли как Бекенова Жансая/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуться' }).click()
  await page.waitForURL('/')
  await expect(page.getByText(/^Вы вошли как/)).toHaveCount(0)
  await goTo(page, '/users/profile')
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

test.describe('with the worker of the shell', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a stranger at the first page is sent before the door without the program being begun', async ({ page }) => {
    await leaveShellKept(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const first = page.waitForResponse((response) => new URL(response.url()).pathname === '/')
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()
    expect((await first).fromServiceWorker()).toBe(true)
    expect(asked.filter((address) => address.startsWith('/assets/signedIn-'))).toEqual([])
  })
})

test('a session that has lost a cookie, or all of them, ends at the login page, once, and leads back from there', async ({
  page,
  context,
}) => {
  const login = page.getByRole('heading', { name: 'Вход в школу' })
  let renewals = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/users/token/refresh')) renewals++
  })
  await signIn(page, 'uk', '/managing/grades')
  await expect(page.getByRole('heading', { name: '7 параллель' })).toBeVisible()
  // calls that begin together have renewed the token once
  expect(renewals).toBe(1)
  let documents = 0
  page.on('load', () => documents++)
  for (const lost of [{}, { name: 'refresh' }, { name: 'session' }, { name: 'XSRF-TOKEN' }])
    await test.step(JSON.stringify(lost), async () => {
      await signInAs(page.request, 'uk')
      await context.clearCookies(lost)
      documents = 0
      await page.goto('/managing/grades')
      await expect(login).toBeVisible()
      await expect(page).toHaveURL('/login?next=%2Fmanaging%2Fgrades')
      expect(documents).toBeLessThanOrEqual(2)
      // nothing of it is left that would lead back in
      await page.goto('/')
      await expect(login).toBeVisible()
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('session')
    })
})
