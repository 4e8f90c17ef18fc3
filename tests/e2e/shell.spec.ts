import { expect } from '@playwright/test'
import { goTo, phone, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

const students = '/passport/users/students'

test('the navigation holds what the rights open, and is searched', async ({ sit }) => {
  const page = await sit('uk', students)
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  await expect(navigation.getByRole('link', { name: 'Люди школы' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Найти раздел').fill('клас')
  await expect(navigation.getByRole('link', { name: 'Люди школы' })).toHaveCount(0)
  await navigation.getByRole('link', { name: 'Классы' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Классы' })).toBeVisible()
  await expect(page).toHaveTitle('Классы · Шанырак')
})

test('the navigation can be hidden, and stays so', async ({ page }) => {
  await signIn(page, 'uk', students)
  await page.getByRole('button', { name: 'Скрыть разделы' }).click()
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeHidden()
})

test('Ctrl+K goes to a page', async ({ sit }) => {
  const page = await sit('uk', students)
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByLabel('Что найти').fill('клас')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Классы' })).toBeVisible()
})

for (const kind of ['js', 'css'])
  test(`a file of the program that does not come leaves the page standing, and is fetched again: ${kind}`, async ({
    page,
  }) => {
    const file = `**/assets/search-dialog-*.${kind}`
    await page.route(file, (route) => route.abort())
    await signIn(page, 'uk', students)
    await expect(page.getByRole('table')).toBeVisible()
    const missed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Control+k')
    await missed
    await expect(page.getByRole('table')).toBeVisible()
    await page.unroute(file)
    await expect(page.getByRole('dialog').getByLabel('Что найти')).toBeVisible()
    // with its looks
    const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join(' '))
    expect(await sheets()).toContain('/assets/search-dialog-')
  })

test('a page without the right to it says so, and the next one opens', async ({ sit }) => {
  const page = await sit('student', students)
  await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Мой профиль' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible()
})

test('a family that opens a page of others comes to its own, at once', async ({ page }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname))
  for (const path of ['/evacuation', '/evacuation/progress', '/users/101']) {
    await signIn(page, 'parent', path)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('tab', { name: 'Сегодня' })).toBeVisible()
  }
  expect(addresses.length).toBeLessThan(15)
})

test('a refusal of the server sets the flag until the route changes', async ({ sit }) => {
  const page = await sit('uk', '/managing/grades')
  await page.route('**/api/users/users/?*kind=*', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Нет прав' } }),
  )
  await goTo(page, students)
  await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Доступ запрещен' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Классы' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Классы' })).toBeVisible()
  await page.unrouteAll()
})

test('an address that no page answers', async ({ sit }) => {
  const page = await sit('teacher', '/notices')
  await goTo(page, '/no/such/page')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  for (const path of ['/users/abc', '/passport/users/nobody']) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible()
  }
})

test('the theme is remembered', async ({ page }) => {
  await signIn(page, 'uk', '/users/profile')
  await page.getByRole('button', { name: 'Тёмная тема' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('button', { name: 'Светлая тема' })).toBeVisible()
})

test('each navigation is logged, without what the address asks for', async ({ page }) => {
  const views: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/logging/logging/events/page-view/')) views.push(request.postDataJSON())
  })
  await signIn(page, 'uk', `${students}?search=Ким`)
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Классы' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Классы' })).toBeVisible()
  await expect.poll(() => views.length).toBe(2)
  expect(views[1]).toEqual({
    page_id: 'classes',
    path: '/managing/grades',
    from_page_id: 'people',
    from_path: students,
  })
  expect(views[0]).toMatchObject({ page_id: 'people', path: students })
})

test('years that cannot be read are told, and the page works without them', async ({ page }) => {
  await page.route('**/api/passport/years/', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page, 'uk', students)
  await expect(page.getByRole('alert').filter({ hasText: 'Ошибка при получении списка годов' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('table')).toBeVisible()
})

test('on a phone: the bar below, the drawer, cards instead of a table', async ({ sit }) => {
  const page = await sit('uk', students)
  await page.setViewportSize(phone)
  await expect(page.getByRole('list', { name: 'Учащиеся' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const places = page.getByRole('navigation', { name: 'Главное' }).getByRole('link')
  await expect(places).toHaveCount(5)
  await page.getByRole('button', { name: 'Открыть разделы' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Классы' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Классы' })).toBeVisible()
})
