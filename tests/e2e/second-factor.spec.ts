import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectFitOnPhone, goTo, signIn } from './shell-steps.ts'

interface Found {
  items: { id: number; admin_user_id: number | null; full_name: string; roles: { name: string }[] }[]
}
const chosen = 'семь тощих ёжиков'

/** A teacher whom no sign-in of the demonstration shows. */
async function plainTeacher(page: Page) {
  const { access_token } = (await (
    await page.request.post('/api/admin/users/token', {
      multipart: { username: 'admin@demo.school', password: 'shanyraq-demo' },
    })
  ).json()) as { access_token: string }
  const answer = await page.request.get('/api/users/users/?kind=teachers&size=200&asc=false', {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const { items } = (await answer.json()) as Found
  const found = items.find(({ roles }) => roles.length === 1 && roles[0]?.name === 'teacher')
  if (!found) throw new Error('no teacher')
  return found
}
async function typePassword(page: Page, login: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Логин').fill(login)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}

test('a temporary password, a second step of one’s own, and a blocked account with an open tab', async ({
  page,
  browser,
  baseURL,
}) => {
  const teacher = await plainTeacher(page)
  await signIn(page, 'admin', `/users/${teacher.id}?tab=access`)
  await page.getByRole('button', { name: 'Новый пароль' }).click()
  await page.getByRole('button', { name: 'Выдать', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'Временный пароль' })
  await expect(window.locator('code')).toHaveCount(2)
  const [login = '', password = ''] = await window.locator('code').allInnerTexts()
  await window.getByRole('button', { name: 'Готово' }).click()

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await typePassword(other, login, password)
  // it is asked for, nothing was wrong
  await expect(other.getByLabel('Новый пароль')).toBeFocused()
  await expect(other.getByText('Исправьте ошибки формы')).toHaveCount(0)
  await other.getByLabel('Новый пароль').fill(chosen)
  await other.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await goTo(other, '/users/profile')
  await other.getByRole('button', { name: 'Подключить приложение' }).click()
  await expect(other.getByLabel('Ваш пароль')).toBeFocused()
  await other.keyboard.type(chosen)
  await other.getByRole('button', { name: 'Дальше' }).click()
  const secret = (await other.getByLabel('Ключ', { exact: true }).innerText()).replaceAll(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await other.getByLabel('Код из приложения').fill(totp.generate())
  await other.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(other.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')).toHaveCount(10)
  await other.getByRole('button', { name: 'Я сохранил(а) коды' }).click()
  await expectFitOnPhone(other)

  await other.context().clearCookies()
  await typePassword(other, login, chosen)
  await expect(other.getByText('Введите код из приложения')).toBeVisible()
  await expectFitOnPhone(other)
  // a code is good once; the one of the next step is taken already, and no turn of the clock makes either too old
  await other.getByLabel('Код', { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await expect(other).toHaveURL('/')

  await page.getByRole('button', { name: 'Заблокировать' }).click()
  await page.getByLabel('Причина').fill('Проверка')
  await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByRole('alert')).toContainText('Учётная запись заблокирована')
  await page.getByRole('button', { name: 'Разблокировать' }).click()
  await page.getByRole('button', { name: 'Сбросить второй шаг' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сбросить', exact: true }).click()
  await expect(page.getByText('не включён', { exact: true })).toBeVisible()
  await goTo(page, '/passport/second-factor')
  await expect(page.getByText('Найдено:')).toBeVisible()
})
