import { expect } from '@playwright/test'
import { newWord } from './shell-steps.ts'
import { test } from './sitting.ts'

/** In the page: what a key presses is no click. */
function countClicks(): void {
  const counted = document.body.dataset
  const count = ({ detail }: MouseEvent) => {
    if (detail > 0) counted['clicks'] = String(Number(counted['clicks'] ?? 0) + 1)
  }
  document.addEventListener('click', count, { capture: true })
}

test('a student with class, parent and accounts in one form, by no more than eight clicks', async ({ sit }) => {
  const page = await sit('admin', '/passport/users/students')
  const counted = () => page.evaluate(() => Number(document.body.dataset['clicks'] ?? 0))
  await page.evaluate(countClicks)
  await page.getByRole('link', { name: 'Новый ученик' }).click()
  const surname = `Новиков${newWord()}`
  await expect(page.getByLabel('Фамилия').first()).toBeFocused()
  await page.keyboard.type(surname)
  await page.getByLabel('Имя', { exact: true }).first().fill('Тимур')
  await page.getByPlaceholder('Не назначен').click()
  await page.getByRole('option').first().click()
  const mother = page.getByRole('group', { name: 'Мать' })
  await mother.getByLabel('Фамилия').fill(`${surname}а`)
  await mother.getByLabel('Имя', { exact: true }).fill('Дана')
  await mother.getByLabel('Телефон').fill('8 701 555 44 33')
  await page.getByRole('button', { name: 'Внести ученика' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${surname} Тимур` })).toBeVisible()
  await expect(page.getByText(/^Внесён в школу, класс \d/)).toBeVisible()
  const made = page.getByRole('table', { name: 'Логины и временные пароли' }).getByRole('row')
  // the heading, the student, the mother
  await expect(made).toHaveCount(3)
  expect(await counted()).toBeLessThanOrEqual(8)
})
