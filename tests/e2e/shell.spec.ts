import { expect } from '@playwright/test'
import { expectAccessible, goTo, phone, signIn } from './shell-steps.ts'
import { hearSaid } from './said.ts'
import { test } from './sitting.ts'

const students = '/passport/users/students'

test('the navigation holds what the rights open, is searched and logged; Ctrl+K, a refusal and a wrong address lead on', async ({
  sit,
}) => {
  const page = await sit('uk', '/notices')
  const views: unknown[] = []
  await hearSaid(page, ({ path, body }) => {
    if (path === '/api/logging/logging/events/page-view/') views.push(body)
  })
  await goTo(page, `${students}?search=Ким`)
  await expect(page.getByRole('table')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Разделы' })
  await expect(navigation.getByRole('link', { name: 'Люди школы' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Найти раздел').fill('клас')
  await expect(navigation.getByRole('link', { name: 'Люди школы' })).toHaveCount(0)
  await navigation.getByRole('link', { name: 'Классы' }).click()
  const classes = page.getByRole('heading', { level: 1, name: 'Классы' })
  await expect(classes).toBeVisible()
  await expect(page).toHaveTitle('Классы · Шанырак')
  await page.getByLabel('Найти раздел').fill('')
  // without what the address asks for
  await expect.poll(() => views.length).toBe(2)
  expect(views[1]).toEqual({
    page_id: 'classes',
    path: '/managing/grades',
    from_page_id: 'people',
    from_path: students,
  })
  expect(views[0]).toMatchObject({ page_id: 'people', path: students })

  // the server's refusal stands until the route changes
  // asked alone or together with others; what the next page asks is answered
  const isOfPeople = ({ pathname, search }: URL) =>
    `${pathname}${decodeURIComponent(search)}`.includes('/api/users/users/?')
  await page.route(isOfPeople, (route) => route.fulfill({ status: 403, json: { detail: 'Нет прав' } }))
  await goTo(page, students)
  await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Доступ запрещен' })).toBeVisible()
  await navigation.getByRole('link', { name: 'Классы' }).click()
  await expect(classes).toBeVisible()
  await page.unrouteAll()

  for (const path of ['/users/abc', '/passport/users/nobody']) {
    await goTo(page, path)
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    await expect(navigation).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByLabel('Что найти').fill('клас')
    await page.keyboard.press('Enter')
    await expect(classes).toBeVisible()
  }
  await goTo(page, '/no/such/page')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
})

test('a file of the program that does not come leaves the page standing, and is fetched again', async ({ page }) => {
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join(' '))
  await signIn(page, 'uk', students)
  await expect(page.getByRole('table')).toBeVisible()
  const script = '**/assets/search-dialog-*.js'
  await page.route(script, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Control+k')
  await missed
  await expect(page.getByRole('table')).toBeVisible()
  await page.unroute(script)
  await expect(page.getByRole('dialog').getByLabel('Что найти')).toBeVisible()
  // with its looks
  expect(await sheets()).toContain('/assets/search-dialog-')
  await page.keyboard.press('Escape')

  const sheet = '**/assets/readiness-page-*.css'
  await page.route(sheet, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await goTo(page, '/managing')
  await lost
  await expect(page.getByRole('link', { name: 'Классы', exact: true }).first()).toBeVisible()
  await page.unroute(sheet)
  await expect(page.getByRole('heading', { level: 1, name: 'Готовность года' })).toBeVisible()
  expect(await sheets()).toContain('/assets/readiness-page-')
})

test('a page without the right to it says so, and the next one opens', async ({ sit }) => {
  const page = await sit('student', students)
  await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
  // where it was opened before it stands among the recent pages too
  const profile = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Мой профиль' })
  await profile.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible()
})

test('on a phone: the bar below, the drawer, cards instead of a table, a person found and kept among the recent', async ({
  sit,
}) => {
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

  const open = page.getByRole('button', { name: 'Найти или перейти' })
  await open.click()
  await page.getByLabel('Что найти').fill('ахметов')
  const found = page.getByRole('option', { name: /Ахметов/ }).first()
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/\d+$/)
  await open.click()
  await expect(page.getByRole('group', { name: 'Недавнее' }).getByRole('option', { name: /Ахметов/ })).toBeVisible()
})
