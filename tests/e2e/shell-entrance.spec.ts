import { gzipSync } from 'node:zlib'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { leaveShellKept, signIn } from './shell-steps.ts'

/** Of all that pages for strangers are made of, but for letters and pictures. */
const light = [
  { path: '/login', button: 'Войти', maxKilobytes: 40 },
  { path: '/document', button: 'Проверить', maxKilobytes: 29 },
]
/** Of what a signed-in page opens with, its own file included. */
const maxBehind = { 'home-page': 200, 'journal-page': 248, 'people-page': 219 }

for (const { path, button, maxKilobytes } of light)
  test(`${path} is light`, async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
        sizes.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto(path)
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(0)
    expect(total / 1000).toBeLessThanOrEqual(maxKilobytes)
  })

/** Names of scripts that a document names, or a script: those it imports at once, or those it may ask for later. */
const patterns = {
  document: /assets\/([\w-]+\.js)/g,
  once: /(?:from|import)"\.\/([\w-]+\.js)"/g,
  later: /import\("\.\/([\w-]+\.js)"\)/g,
}
const named = (text: string, kind: keyof typeof patterns) => [...text.matchAll(patterns[kind])].map(([, name]) => name!)

/** Scripts by their names, with all that they import. */
async function withImports(request: APIRequestContext, names: readonly string[]): Promise<Map<string, string>> {
  const scripts = new Map<string, string>()
  for (const waiting = [...names]; waiting.length > 0;) {
    const name = waiting.pop()!
    if (scripts.has(name)) continue
    const script = await (await request.get(`/assets/${name}`)).text()
    scripts.set(name, script)
    waiting.push(...named(script, 'once'))
  }
  return scripts
}

test('a page behind the sign-in brings little that it does not show', async ({ request }) => {
  // to who is signed in it would name what the page opens with too
  const opening = named(await (await request.get('/journal')).text(), 'document')
  const frame = await withImports(request, opening)
  const find = (start: string) =>
    [...frame.values()].flatMap((script) => named(script, 'later')).find((name) => name.startsWith(`${start}-`))!
  for (const [page, maxKb] of Object.entries(maxBehind)) {
    const scripts = await withImports(request, [...frame.keys(), find(page)])
    const bytes = [...scripts.values()].reduce((sum, script) => sum + gzipSync(script).length, 0)
    expect(bytes / 1000, page).toBeLessThanOrEqual(maxKb)
  }
})

test('who goes elsewhere while the program begins gets there', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => history.pushState(null, '', '/users/profile'), { once: true })
  })
  await signIn(page, 'teacher', '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Мой профиль' })).toBeVisible()
  await expect(page).toHaveURL('/users/profile')
})

test('a page that was opened before asks for all that stands on it in one request', async ({ page }) => {
  await signIn(page, 'teacher', '/')
  const notes = () => page.evaluate(() => localStorage.getItem('account.openings'))
  await expect.poll(notes, { message: 'the opening is noted' }).toContain('/api/journal/home/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
  await page.reload()
  await expect(page.getByText('Мои уроки сегодня')).toBeVisible()
  // what is told by a socket meanwhile is asked for by itself
  const first = asked.find((address) => address.startsWith('/api/batch')) ?? ''
  const calls = new URLSearchParams(first.slice(first.indexOf('?'))).getAll('call')
  for (const call of ['/api/passport/years/', '/api/admin/notices/unread', '/api/journal/home/'])
    expect(calls).toContain(call)
  expect(asked.filter((address) => address === '/api/journal/home/')).toEqual([])
})

/** The alarm's own call on its own lane is one of them. */
const maxCalls = { '/journal': 5, '/timetable': 5, '/': 5 }
test('a page asks for few things, when it is opened for the first time and later', async ({ page }) => {
  await signIn(page, 'teacher', '/')
  // what the page before still asks for would be counted
  await expect(page.getByText('Мои уроки сегодня')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.includes('socket')) asked.push(pathname)
  })
  for (const [path, words] of [
    ['/journal', 'Ср. ФО'],
    ['/timetable', 'Понедельник'],
    ['/', 'Мои уроки сегодня'],
  ] as const)
    // of a server that has begun within the last half minute nobody knows what was told before: pages read again
    await expect(async () => {
      await page.evaluate(() => localStorage.removeItem('account.openings'))
      for (let opening = 0; opening < 2; opening++) {
        asked.length = 0
        await page.goto(path)
        await expect(page.getByText(words).first()).toBeVisible()
        // later ones may follow news of what others do meanwhile
        expect(asked.length, `${path}: ${asked.join(' ')}`).toBeLessThanOrEqual(maxCalls[path])
      }
    }).toPass({ timeout: 45_000 })
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

test.describe('with the worker of the shell', () => {
  test.use({ serviceWorkers: 'allow' })
  test('where people sign in is there without a network too, once the program is kept on the device', async ({
    page,
    context,
  }) => {
    await leaveShellKept(page)
    await context.setOffline(true)
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Вход в школу' })).toBeVisible()
    await page.getByRole('link', { name: 'Забыли пароль?' }).click()
    await expect(page.getByRole('heading', { name: 'Восстановление пароля' })).toBeVisible()
  })
})
