import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { startSchool, type SchoolProcess } from '../school-process.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'

const password = 'семь тощих ёжиков'
const env = { SHANYRAQ_MODE: 'school', SECRET_KEY: 'the secret key of a school that opens today', MAX_LAG_MS: '0' }
const home = temporaryHome()
let running: SchoolProcess | undefined
test.afterAll(async () => {
  await running?.end()
  await removeHome(home)
})

async function typePassword(page: Page, login: string, typed: string) {
  await page.getByLabel('Логин').fill(login)
  await page.getByLabel('Пароль', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}
async function connectApplication(page: Page) {
  await page.getByRole('button', { name: 'Подключить приложение' }).click()
  await page.getByLabel('Ваш пароль').fill(password)
  await page.getByRole('button', { name: 'Дальше' }).click()
  const secret = (await page.getByLabel('Ключ', { exact: true }).innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Код из приложения').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByRole('button', { name: 'Я сохранил(а) коды' }).click()
  await page.getByRole('button', { name: 'Продолжить' }).click()
}
/** Enters somebody of the staff, gives them an account with what goes with their kind, and reads what to sign in with. */
async function enterTeacher(page: Page, address: string) {
  await page.getByRole('link', { name: 'Внести учителей и других сотрудников' }).click()
  await page.goto(`${address}/passport/PassportEditor?kind=teachers`)
  await page.getByLabel('Фамилия').fill('Серикова')
  await page.getByLabel('Имя', { exact: true }).fill('Алия')
  await page.getByLabel('Должность').fill('Учитель математики')
  await page.getByRole('button', { name: 'Внести' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Серикова Алия' })).toBeVisible()
  await page.getByRole('tab', { name: 'Доступ' }).click()
  await expect(page.getByRole('checkbox', { name: 'Учитель' })).toBeChecked()
  await page.getByRole('button', { name: 'Завести учётную запись' }).click()
  const given = page.getByRole('dialog', { name: 'Временный пароль' })
  await expect(given.locator('code')).toHaveCount(2)
  const [login = '', temporary = ''] = await given.locator('code').allInnerTexts()
  await given.getByRole('button', { name: 'Готово' }).click()
  return { login, temporary }
}

test('an empty school is opened by whoever started it, up to a teacher who signs in, without a command line', async ({
  page,
  browser,
}) => {
  test.slow()
  page.setDefaultTimeout(30_000)
  running = await startSchool(home, env)
  const [, login = '', link = ''] = await running.untilPrinted(/логин (\S+), ссылка на один раз: (\S+)/)
  await page.goto(link)
  await expect(page.getByLabel('Ваш логин')).toHaveValue(login)
  await page.getByLabel('Новый пароль').fill(password)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText(`Ваш логин: ${login}`)).toBeVisible()
  await page.getByRole('link', { name: 'Вернуться ко входу' }).click()
  await typePassword(page, login, password)
  await connectApplication(page)

  await expect(page.getByRole('heading', { name: /^Первые шаги: осталось \d/ })).toBeVisible()
  await page.getByRole('link', { name: 'Задать звонки' }).click()
  await page.getByRole('button', { name: 'Добавить звонки' }).first().click()
  const bells = page.getByRole('dialog')
  await bells.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(running.address)
  await expect(page.getByRole('link', { name: /^Задать звонки\s*, сделано$/ })).toBeVisible()

  const teacher = await enterTeacher(page, running.address)
  // the roles of the heads, which only the superadministrator and the director give
  await page.getByRole('combobox', { name: 'Выдать роль' }).fill('Завуч')
  await page.getByRole('option', { name: 'Завуч', exact: true }).click()
  await page.getByRole('button', { name: 'Выдать', exact: true }).click()
  await expect(page.getByText('Роль выдана')).toBeVisible()

  const other = await (await browser.newContext({ baseURL: running.address })).newPage()
  await other.goto('/login')
  await typePassword(other, teacher.login, teacher.temporary)
  await other.getByLabel('Новый пароль').fill(password)
  await other.getByRole('button', { name: 'Войти', exact: true }).click()
  // a head of studies protects the sign-in before anything else
  await connectApplication(other)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Расписание' }).first()).toBeVisible()
})
