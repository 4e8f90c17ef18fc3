import { expect, test } from '@playwright/test'
import { settled, signIn } from './shell-steps.ts'

test('a day off says what it takes, takes it, and gives it back; bells are shown with their days', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'headteacher', '/passport/calendar')
  await settled(page)
  await expect(page.getByText('проверьте по приказу')).toBeVisible()
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Название').fill('Актированный день')
  await form.getByLabel('С', { exact: true }).fill('23.12.2026')
  await form.getByLabel('По', { exact: true }).fill('22.12.2026')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form.getByText('Конец раньше начала')).toBeVisible()
  await form.getByLabel('По', { exact: true }).fill('23.12.2026')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  // a journal that stands open hears it
  const teacher = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(teacher, 'teacher', '/journal')
  const days = teacher.getByRole('columnheader')
  await expect(days.first()).toBeVisible()
  const before = await days.count()
  const consequences = page.getByRole('dialog').filter({ hasText: 'Уроков отменится' })
  await expect(consequences).toBeVisible()
  await consequences.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => days.count()).toBe(before - 1)
  await page.getByRole('tab', { name: 'Список' }).click()
  await page.getByRole('button', { name: /^Изменить: Актированный день/ }).click()
  await form.getByRole('button', { name: 'Удалить' }).click()
  const back = page.getByRole('dialog').filter({ hasText: 'Уроков вернётся' })
  await back.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Актированный день')).toHaveCount(0)
  await expect.poll(() => days.count()).toBe(before)
  await page.getByRole('button', { name: 'Даты года' }).click()
  await form.getByLabel('Начало').fill('10.09.2026')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form.getByText('За годом останется «I четверть»')).toBeVisible()
  await form.getByRole('button', { name: 'Закрыть' }).click()
  await page.goto('/passport/schedule')
  await expect(page.getByRole('heading', { name: 'Где действует' })).toBeVisible()
})
