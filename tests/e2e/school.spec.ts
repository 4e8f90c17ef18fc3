import { expect } from '@playwright/test'
import { expectFitOnPhone, goTo, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('an administrator finds a person, learns why they have access, and changes what the school says of itself', async ({
  sit,
}) => {
  const page = await sit('admin', '/passport')
  await page.getByRole('tab', { name: 'Сведения о школе' }).click()
  const phone = page.getByLabel('Телефон')
  const number = `+7 727 ${String(Date.now()).slice(-7)}`
  await phone.fill(number)
  await page.getByLabel('БИН').fill('05044000998')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('БИН состоит из 12 цифр').first()).toBeVisible()
  await page.getByLabel('БИН').fill('050440009988')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.getByText(number).first()).toBeVisible()

  await goTo(page, '/passport/roles?section=why')
  await page.getByRole('combobox', { name: 'Человек' }).fill('ан')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Страница' }).fill('/passport/roles')
  await page.getByRole('option').first().click()
  // whoever of the staff has children at the school is answered for both sides
  await expect(page.getByText('Ключ «Роли», чтение').first()).toBeVisible()
  await settled(page)
  await expectFitOnPhone(page)
})
