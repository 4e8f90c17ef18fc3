import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectFitOnPhone } from './shell-steps.ts'
import { test } from './sitting.ts'

/** The first column is that of the first class, behind the names of the courses. */
const cell = (page: Page, course: string, parallel: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(course, { exact: true }) })
    .locator(`[role=gridcell][aria-colindex="${parallel + 1}"]`)
const question = (page: Page) => page.getByRole('dialog', { name: 'Сохранить правку плана?' })
const saved = (page: Page) => expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
/** The hours of teachers have followed: they are asked about on the way back too. */
async function takeBack(page: Page): Promise<void> {
  await page.keyboard.press('Control+z')
  await question(page).getByRole('button', { name: 'Сохранить', exact: true }).click()
}

test('hours are typed and pasted, what they move is declined or accepted, and all is taken back by the keyboard', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/managing/rup')
  const algebra = cell(page, 'Алгебра', 7)
  await expect(algebra).toHaveText('3')
  await algebra.click()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Отмена' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(algebra).toHaveAttribute('data-state', 'refused')
  await algebra.click()
  await page.keyboard.press('Control+z')
  await expect(algebra).toHaveText('3')

  await algebra.click()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await question(page).getByRole('button', { name: 'Сохранить', exact: true }).click()
  await saved(page)
  await expect(algebra).toHaveText('4')
  await algebra.click()
  await takeBack(page)
  await expect(algebra).toHaveText('3')
  await saved(page)
})

test('a block comes from the clipboard and goes by one undo', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/rup')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('1\t1\t1\r\n1\t1\t1\r\n1\t1\t1\r\n'))
  // courses that stand one under another and are not taught in the first classes
  const courses = ['Алгебра', 'Алгебра и начала анализа', 'Английский язык']
  const columns = [1, 2]
  const texts = () =>
    Promise.all(courses.flatMap((course) => columns.map((column) => cell(page, course, column).textContent())))
  expect((await texts()).join('')).toBe('')
  await cell(page, 'Алгебра', 1).click()
  await page.keyboard.press('Control+v')
  await question(page).getByRole('button', { name: 'Сохранить', exact: true }).click()
  await saved(page)
  expect((await texts()).join('')).toBe('111111')
  await cell(page, 'Алгебра', 1).click()
  await takeBack(page)
  await expect.poll(async () => (await texts()).join('')).toBe('')
  await saved(page)
})

test('the plan is compared with the state plan and with last year; the order of approval is entered and taken back', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/managing/rup')
  await page.getByRole('button', { name: 'Сравнить' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Сравнение учебных планов' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Сумма часов в неделю' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'С чем сравнить' }).click()
  await page.getByRole('option', { name: '2025–2026' }).click()
  await expect(page).toHaveURL(/with=year/)
  await expect(page.getByRole('row', { name: /^2025–2026/ })).toBeVisible()
  await expectFitOnPhone(page)
  await page.getByRole('button', { name: 'К плану' }).click()

  await page.getByRole('button', { name: 'Утверждение плана' }).click()
  await page
    .getByRole('menuitem', { name: /приказ$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Утверждение плана' })
  // in a school whose data stay, each run enters another
  const number = `${String(Date.now()).slice(-6)}-ө`
  await dialog.getByRole('textbox', { name: 'Номер приказа' }).fill(number)
  await dialog.getByRole('combobox', { name: 'Дата приказа' }).fill('31.08.2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(`Утверждён приказом № ${number} от 31.08.2026`)).toBeVisible()
  await page
    .getByRole('status')
    .filter({ hasText: 'Утверждение плана сохранено' })
    .getByRole('button', { name: 'Отменить' })
    .click()
  await expect(page.getByText(`Утверждён приказом № ${number} от 31.08.2026`)).toHaveCount(0)
})
