import { expect, type Browser } from '@playwright/test'
import { expectAccessible, signIn } from './shell-steps.ts'
import { test } from './sitting.ts'

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

test('a notice comes live, is opened from the bell by keyboard, and is read then', async ({ page, browser }) => {
  await signIn(page, 'manager_rp', '/')
  const bell = page.getByRole('banner').getByRole('button', { name: /^Уведомления/ })
  await expect(bell).toBeVisible()
  // the first sign-in of an account is told to nobody, the next from a strange device is
  const other = await newPage(browser)
  await signIn(other, 'manager_rp', '/')
  await expect(page.getByRole('button', { name: /^Уведомления, непрочитанных: \d+\+?$/ })).toBeVisible()
  await bell.focus()
  await page.keyboard.press('Enter')
  const latest = page.getByRole('dialog', { name: 'Уведомления' })
  await expect(latest.getByRole('link', { name: /Вход с нового устройства/ }).first()).toBeVisible()
  await expectAccessible(page)
  await latest.getByRole('button', { name: 'Прочитать все' }).click()
  await expect(bell).toHaveAccessibleName('Уведомления')
  await expect(other.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
  await latest.getByRole('link', { name: 'Все уведомления и настройки' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible()
  await other.context().close()
})

test('a head reminds of unfilled lessons: progress, results, and the job found again', async ({ sit }) => {
  const page = await sit('sub_director', '/journal-filling?class=5')
  await page.getByRole('button', { name: 'Напомнить учителям' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Напомнить' }).click()
  const job = page.getByRole('dialog', { name: 'Длительные работы' })
  await expect(job.getByText(/^Закончено: (\d+) из \1/)).toBeVisible({ timeout: 240_000 })
  await expect(job.getByRole('list', { name: 'Сделано', exact: true }).getByRole('listitem').first()).toContainText(
    /уроков|СОР|учеников/i,
  )
  await page.keyboard.press('Escape')
  await expect(job).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: /^Длительные работы/ }).click()
  await expect(job.getByRole('button', { name: /Напоминание о незаполненных журналах/ }).first()).toBeVisible()
})
