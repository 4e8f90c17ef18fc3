import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { startSchool, type SchoolProcess } from '../school-process.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'
import { answerTo, goTo } from './shell-steps.ts'

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
/** Enters a teacher by the list, gives them an account with what goes with their kind, and reads what to sign in with. */
async function enterTeacher(page: Page, [surname, name]: [string, string]) {
  await page.getByRole('link', { name: 'Внести учителей и других сотрудников' }).click()
  await page.getByRole('link', { name: 'Внести человека' }).first().click()
  await page.getByLabel('Фамилия').fill(surname)
  await page.getByLabel('Имя', { exact: true }).fill(name)
  await page.getByLabel('Должность').fill('Учитель математики')
  await page.getByRole('button', { name: 'Внести' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${surname} ${name}` })).toBeVisible()
  await page.getByRole('tab', { name: 'Доступ', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Учитель' })).toBeChecked()
  await page.getByRole('button', { name: 'Завести учётную запись' }).click()
  const given = page.getByRole('dialog', { name: 'Временный пароль' })
  await expect(given.locator('code')).toHaveCount(2)
  const [login = '', temporary = ''] = await given.locator('code').allInnerTexts()
  await given.getByRole('button', { name: 'Готово' }).click()
  return { login, temporary }
}
/** On the open tab «Доступ». */
async function giveRole(page: Page, role: string) {
  await page.getByRole('combobox', { name: 'Выдать роль' }).fill(role)
  await page.getByRole('option', { name: role, exact: true }).click()
  await page.getByRole('button', { name: 'Выдать', exact: true }).click()
  await expect(page.getByRole('button', { name: `Забрать роль ${role}`, exact: true })).toBeVisible()
}
async function addBells(page: Page) {
  await page.getByRole('link', { name: 'Задать звонки' }).click()
  await page.getByRole('button', { name: 'Добавить звонки' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
async function nameSchool(page: Page) {
  await page.getByRole('link', { name: 'Назвать школу' }).click()
  await page.getByRole('tab', { name: 'Сведения о школе' }).click()
  await page.getByLabel('Полное название').fill('Школа № 12')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
}
async function confirmCalendar(page: Page) {
  await page.getByRole('link', { name: 'Сверить четверти и каникулы с приказом' }).click()
  await page.getByRole('button', { name: 'Сверено с приказом' }).click()
  await page.getByRole('button', { name: 'Да, сверены' }).click()
  await expect(page.getByText('Даты года сверены с приказом')).toBeVisible()
}
/** Which first steps are done, as the first page is told; once all are, it shows none. */
async function stepsAtHome(page: Page) {
  const path = '/api/passport/school/first-steps'
  const { items } = await answerTo<{ items: { is_done: boolean }[] }>(page, path, () => goTo(page, '/'))
  return items.map(({ is_done }) => is_done)
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
  await addBells(page)
  await goTo(page, '/')
  await expect(page.getByRole('link', { name: /^Задать звонки\s*, сделано$/ })).toBeVisible()

  const teacher = await enterTeacher(page, ['Серикова', 'Алия'])
  await goTo(page, '/')
  await enterTeacher(page, ['Ахметова', 'Динара'])
  // those of the heads are given by the superadministrator and the director only
  for (const role of ['Завуч', 'Кадры', 'Администратор']) await giveRole(page, role)
  await goTo(page, '/')
  await nameSchool(page)
  await goTo(page, '/')
  await expect(page.getByRole('heading', { name: 'Первые шаги: осталось 1' })).toBeVisible()
  await confirmCalendar(page)
  expect(new Set(await stepsAtHome(page))).toEqual(new Set([true]))
  await expect(page.getByRole('heading', { name: /^Первые шаги/ })).toHaveCount(0)

  const other = await (await browser.newContext({ baseURL: running.address })).newPage()
  other.setDefaultTimeout(30_000)
  await other.goto('/login')
  await typePassword(other, teacher.login, teacher.temporary)
  await other.getByLabel('Новый пароль').fill(password)
  await other.getByRole('button', { name: 'Войти', exact: true }).click()
  // who is only a teacher is at work at once, without a second factor
  await expect(other.getByRole('link', { name: 'Расписание' }).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Подключить приложение' })).toHaveCount(0)
})
