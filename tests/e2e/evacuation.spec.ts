import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectAccessible, expectFitInEveryLook, expectNoSideScroll, phone, settled, signIn } from './shell-steps.ts'

/** A page of somebody else, in a browser of their own. */
async function pageOf(browser: Browser, role: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, role, path)
  await settled(page)
  return page
}

test('a drill leads a teacher to marks that outlive a lost network, and sends everybody back', async ({
  page: director,
  browser,
}) => {
  await signIn(director, 'director', '/evacuation')
  await settled(director)
  await expectFitInEveryLook(director)
  await director.setViewportSize({ width: 1440, height: 900 })
  const teacher = await pageOf(browser, 'teacher', '/journal')

  await director.getByRole('button', { name: 'Начать…' }).click()
  await expect(director.getByRole('radio', { name: 'УЧЕБНАЯ ТРЕВОГА' })).toBeChecked()
  await director.getByRole('button', { name: 'Далее' }).click()
  await expectAccessible(director)
  await director.getByRole('button', { name: 'Начать', exact: true }).click()
  await expect(director).toHaveURL(/\/evacuation\/progress/)

  await expect(teacher).toHaveURL(/\/evacuation\/marks/)
  await expect(teacher.getByText('УЧЕБНАЯ ТРЕВОГА')).toBeVisible()
  await teacher.setViewportSize(phone)
  await settled(teacher)
  await expectNoSideScroll(teacher)
  await expectAccessible(teacher)

  const people = teacher.getByRole('listitem').filter({ has: teacher.getByRole('button') })
  const first = people.first()
  await first.getByRole('button').first().click()
  await teacher.getByRole('button', { name: 'На месте', exact: true }).click()
  await expect(first.getByText('На месте')).toBeVisible()
  await expect(teacher.getByText('Сохранено')).toBeVisible()

  await teacher.context().setOffline(true)
  await first.getByRole('button').first().click()
  await teacher.getByRole('button', { name: 'Не найден', exact: true }).click()
  await expect(first.getByText('ждёт отправки')).toBeVisible()
  await teacher.getByRole('button', { name: 'Отменить' }).click()
  await expect(first.getByText('На месте')).toBeVisible()
  await first.getByRole('button').first().click()
  await teacher.getByRole('button', { name: 'Нужна помощь', exact: true }).click()
  await teacher.context().setOffline(false)
  await expect(teacher.getByText('Сохранено')).toBeVisible({ timeout: 12_000 })
  await expect(first.getByText('Нужна помощь')).toBeVisible()

  // whoever leaves the page finds the way back
  await teacher.goto('/journal')
  await teacher.getByRole('link', { name: 'Перейти к эвакуации' }).click()
  await expect(first.getByText('Нужна помощь')).toBeVisible()

  await director.goto('/evacuation')
  await director.getByRole('button', { name: 'Завершить…' }).click()
  await director.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click()
  await expect(director).toHaveURL('/')
  await expect(teacher).toHaveURL('/')
  await expect(teacher.getByText('Учебная тревога завершена')).toBeVisible()
  await teacher.context().close()
})
