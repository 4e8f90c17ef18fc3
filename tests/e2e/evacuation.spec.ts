import { expect, test, type Browser, type Page } from '@playwright/test'
import { startFilledSchool } from '../kept-school.ts'
import type { SchoolProcess } from '../school-process.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'
import { expectAccessible, expectFitOnPhone, expectNoSideScroll, goTo, phone, settled, signIn } from './shell-steps.ts'

// an alarm leads everybody in the school away from what they do: this one has a school of its own
let home: string
let running: SchoolProcess | undefined
/** One drill from its start to its report; who takes part stays where they are from step to step. */
test.describe.configure({ mode: 'serial' })
let director: Page
let curator: Page
let stranger: Page
/** How many drills there were before this one. */
let formerly: number
const formerDrills = () => director.getByRole('table').getByRole('link')
test.beforeAll(async () => {
  home = temporaryHome()
  running = await startFilledSchool(home)
})
test.afterAll(async () => {
  await running?.end()
  await removeHome(home)
})

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: running?.address })).newPage()

/** A page of somebody, in a browser of their own. */
async function pageOf(browser: Browser, role: string, path: string): Promise<Page> {
  const page = await newPage(browser)
  await signIn(page, role, path)
  await settled(page)
  return page
}

/** A browser in which no script runs calls for help all the same. */
async function callWithoutScript(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: running?.address, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/evacuation/sos')
  await expect(page.getByText('УЧЕБНАЯ ТРЕВОГА')).toBeVisible()
  await page.getByRole('button', { name: 'Нужна помощь' }).click()
  await expect(page.getByText('Его видят те, кто ведёт эвакуацию')).toBeVisible()
  await context.close()
}

test('a drill leads who collects to their lists; who is not signed in calls for help, with a script and without', async ({
  browser,
}) => {
  director = await pageOf(browser, 'director', '/evacuation')
  await director.setViewportSize({ width: 1440, height: 900 })
  formerly = await formerDrills().count()
  // lessons are over: a curator has the classes, of which some are still at school
  curator = await pageOf(browser, 'curator', '/journal')
  stranger = await newPage(browser)
  await stranger.goto('/evacuation/sos')

  await director.getByRole('button', { name: 'Начать…' }).click()
  await expect(director.getByRole('radio', { name: 'УЧЕБНАЯ ТРЕВОГА' })).toBeChecked()
  await director.getByRole('button', { name: 'Далее' }).click()
  await expectAccessible(director)
  await director.getByRole('button', { name: 'Начать', exact: true }).click()
  await expect(director).toHaveURL(/\/evacuation\/progress/)

  // who is not signed in hears of it, and can call for help
  await stranger.getByLabel('Имя и класс').fill('Гость школы')
  await expect(stranger.getByText('УЧЕБНАЯ ТРЕВОГА')).toBeVisible({ timeout: 8_000 })
  await expectFitOnPhone(stranger)
  await stranger.getByRole('button', { name: 'Нужна помощь' }).click()
  await expect(stranger.getByText('сообщение получено')).toBeVisible()
  await expect(director.getByText('Гость школы')).toBeVisible()
  await callWithoutScript(browser)
  await expect(director.getByText('без имени', { exact: true })).toBeVisible()

  // what is left to do stands above what is done; a list opens beside the board
  await director.getByRole('list', { name: 'Списки' }).getByRole('button').first().click()
  const list = director.getByRole('dialog')
  await list.getByRole('listitem').getByRole('button').first().click()
  await list.getByRole('button', { name: 'Нужна помощь', exact: true }).click()
  await list.getByRole('button', { name: 'История' }).click()
  await expect(list.getByRole('list', { name: 'История отметки' }).getByText('Нужна помощь')).toBeVisible()
  await expectAccessible(director)
  await director.keyboard.press('Escape')

  await expect(curator).toHaveURL(/\/evacuation\/marks/)
  await expect(curator.getByText('УЧЕБНАЯ ТРЕВОГА')).toBeVisible()
  await curator.setViewportSize(phone)
  await settled(curator)
  await expectNoSideScroll(curator)
  await expectAccessible(curator)
})

test('marks outlive a lost network', async () => {
  const people = curator.getByRole('listitem').filter({ has: curator.getByRole('button') })
  const first = people.first()
  await first.getByRole('button').first().click()
  await curator.getByRole('button', { name: 'На месте', exact: true }).click()
  await expect(first.getByText('На месте')).toBeVisible()
  await expect(curator.getByText('Сохранено')).toBeVisible()

  await curator.context().setOffline(true)
  await first.getByRole('button').first().click()
  await curator.getByRole('button', { name: 'Не найден', exact: true }).click()
  await expect(first.getByText('ждёт отправки')).toBeVisible()
  await curator.getByRole('button', { name: 'Отменить' }).click()
  await expect(first.getByText('На месте')).toBeVisible()
  await first.getByRole('button').first().click()
  await curator.getByRole('button', { name: 'Нужна помощь', exact: true }).click()
  await curator.getByRole('button', { name: 'Добавить' }).click()
  await curator.getByLabel('Имя').fill('Гость без списка')
  await curator.getByRole('button', { name: /^Нет в списках/ }).click()
  const guest = people.filter({ hasText: 'Гость без списка' })
  await guest.getByRole('button').first().click()
  await curator.getByRole('button', { name: 'Нет сегодня', exact: true }).click()
  await expect(guest.getByText('ждёт отправки')).toBeVisible()
  await curator.context().setOffline(false)
  await expect(curator.getByText('Сохранено')).toBeVisible({ timeout: 12_000 })
  await expect(first.getByText('Нужна помощь')).toBeVisible()
  await expect(guest.getByText('Отсутствует сегодня')).toHaveCount(1)

  const all = curator.getByRole('button', { name: /^Все на месте/ })
  await all.click()
  await expect(curator.getByText('Все отмечены.')).toBeVisible()
  await curator.getByRole('button', { name: 'Отменить' }).click()
  await expect(all).toBeEnabled()

  // whoever leaves the page finds the way back
  await goTo(curator, '/journal')
  await curator.getByRole('link', { name: 'Перейти к эвакуации' }).click()
  await expect(first.getByText('Нужна помощь')).toBeVisible()
})

test('parents hear what the head tells them; the end sends everybody back, and is reported', async ({ browser }) => {
  // who collects is seen to have the alarm before them; parents hear what the head tells them, and no alarm
  await expect(director.getByText(/^Сигнал увидели [2-9]/)).toBeVisible()
  const parent = await pageOf(browser, 'parent', '/dashboard')
  await director.getByRole('button', { name: 'Родителям…' }).click()
  await director.getByRole('button', { name: 'Идёт учение' }).click()
  await director.getByRole('radio', { name: /^И родителям тех/ }).check()
  await director.getByRole('button', { name: 'Отправить родителям' }).click()
  await expect(parent.getByText('УЧЕБНАЯ ТРЕВОГА: В школе учебная тревога.')).toBeVisible()
  await expect(parent).toHaveURL(/\/dashboard/)
  await expect(director.getByText(/прочитали 0 из/)).toBeVisible()
  await expectAccessible(director)
  await parent.context().close()

  await goTo(director, '/evacuation')
  await director.getByRole('button', { name: 'Завершить…' }).click()
  await director.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
  await expect(director).toHaveURL('/')
  await expect(curator).toHaveURL('/')
  await expect(curator.getByText('Учебная тревога завершена')).toBeVisible()
  await expect(stranger.getByText('Тревога окончена')).toBeVisible({ timeout: 8_000 })

  // what has ended is reported, then it can be signed
  await goTo(director, '/evacuation')
  await expect(formerDrills()).toHaveCount(formerly + 1)
  await formerDrills().first().click()
  await director.getByRole('button', { name: 'Составить отчёт' }).first().click()
  await expect(director.getByLabel('Замечания')).toBeFocused()
  await director.getByLabel('Замечания').fill('Дверь второго выхода открыли не сразу')
  await director.getByRole('button', { name: 'Составить отчёт' }).last().click()
  await expect(director.getByText('Отчёт сохранён')).toBeVisible()
  await expect(director.getByRole('button', { name: 'Акт (PDF)' })).toBeVisible()
  await expectAccessible(director)
  for (const page of [stranger, curator, director]) await page.context().close()
})
