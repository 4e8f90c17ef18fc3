import { expect, type Page } from '@playwright/test'
import { expectNoSideScroll, goTo, phone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

const vacant = (page: Page) => page.getByRole('listbox', { name: 'Часы без учителя' })
const teachers = (page: Page) => page.getByRole('region', { name: 'Учителя', exact: true })
const countOf = async (page: Page) =>
  Number(await vacant(page).getByRole('option').first().getAttribute('aria-setsize'))
/** The notice of the last change takes it back. */
const takeBack = async (page: Page) => {
  await page.getByRole('button', { name: 'Отменить' }).last().click()
  await expect(page.getByText('Отменено: стало как было').last()).toBeVisible()
}

test('hours are assigned by the keyboard alone and taken back', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/workload')
  await expect(vacant(page).getByRole('option').first()).toBeVisible()
  const count = await countOf(page)
  const name = (await vacant(page).getByRole('option').first().textContent()) ?? ''
  await vacant(page).focus()
  await page.keyboard.press(' ')
  await expect(page.getByText(/^Выбрано: 1, часов: /)).toBeVisible()
  await page.keyboard.press('Enter')
  const search = teachers(page).getByRole('textbox', { name: 'Найти учителя' })
  await expect(search).toBeFocused()
  await page.keyboard.type('кузнецов')
  await expect(teachers(page).getByText(/^Enter назначит: Кузнецов/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Кузнецов.*: назначено/)).toBeVisible()
  await expect(vacant(page).getByRole('option').first()).not.toHaveText(name)
  expect(await countOf(page)).toBe(count - 1)
  await takeBack(page)
  await expect(vacant(page).getByRole('option').first()).toHaveText(name)
})

test('a proposal is taken in part, in one step', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/workload')
  const count = await countOf(page)
  await page.getByRole('button', { name: 'Предложить' }).click()
  const proposal = page.getByRole('dialog', { name: 'Кому отдать часы без учителя' })
  const lines = proposal.getByRole('region', { name: 'Предложения' }).getByRole('checkbox')
  await expect(lines.first()).toBeVisible()
  const able = await lines.and(proposal.locator(':checked')).count()
  await proposal.getByRole('checkbox', { name: 'Взять все' }).click()
  await lines.and(proposal.locator(':enabled')).first().click()
  await proposal.getByRole('button', { name: /^Назначить / }).click()
  await expect(proposal).toHaveCount(0)
  expect(able).toBeGreaterThan(1)
  await expect.poll(() => countOf(page)).toBe(count - 1)
  await takeBack(page)
  await expect.poll(() => countOf(page)).toBe(count)
})

test('a teacher leaves in the winter: the hours go over from that day, the list of the day follows', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/managing/workload')
  await expect(teachers(page).getByRole('list')).toBeVisible()
  const leaving = teachers(page).getByRole('listitem').filter({ hasText: 'работает по 31.01.2027' })
  const box = teachers(page).getByRole('region', { name: 'Учителя и часы' })
  await expect(async () => {
    await box.evaluate((one) => one.scrollBy(0, 300))
    await expect(leaving).toBeVisible({ timeout: 200 })
  }).toPass()
  await leaving.getByRole('button').first().click()
  const card = page.getByRole('dialog', { name: 'Нагрузка учителя' })
  await card.getByRole('button', { name: 'Передать часы…' }).click()
  const handing = page.getByRole('dialog', { name: /^Передать часы: / })
  await expect(handing.getByLabel('С какого дня')).toHaveValue('01.02.2027')
  await expect(handing.getByText(/^Передаётся /)).toBeVisible()
  await handing.getByRole('button', { name: 'Передать', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Изменить нагрузку?' })
  await expect(asked.getByText('Журнал прежний учитель ведёт; поставленные отметки остаются')).toBeVisible()
  await asked.getByRole('button', { name: 'Изменить' }).click()
  await expect(page.getByText(/: часы переданы$/)).toBeVisible()
  await takeBack(page)
  await page.keyboard.press('Escape')

  await goTo(page, '/managing/tariff?date=2027-02-01')
  await expect(page.getByRole('table', { name: 'Тарификация' })).toBeVisible()
  await page.getByRole('button', { name: 'Что изменилось с 01.09.2026' }).click()
  await expect(page.getByRole('table', { name: 'Что изменилось' })).toBeVisible()
})

test('on a phone hours are assigned without dragging', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/workload')
  await page.setViewportSize(phone)
  await vacant(page).getByRole('option').first().click()
  await page.getByText(/^Учителя: \d+$/).click()
  await expect(
    teachers(page)
      .getByRole('button', { name: /^Назначить: / })
      .first(),
  ).toBeVisible()
  await expectNoSideScroll(page)
  for (const path of ['workload?view=vacancies', 'tariff']) {
    await goTo(page, `/managing/${path}`)
    await settled(page)
    await expectNoSideScroll(page)
  }
})
