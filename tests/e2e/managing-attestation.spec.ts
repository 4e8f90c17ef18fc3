import { expect, type Page } from '@playwright/test'
import { test } from './sitting.ts'

const line = '/managing/attestation?search=Русский язык&parallel=6'

/** Takes back what a notice tells. */
const takeBack = (page: Page, told: string) =>
  page.getByRole('status').filter({ hasText: told }).getByRole('button', { name: 'Отменить', exact: true }).click()

/** Makes the works of the groups after what differs has been shown. */
async function makeInGroups(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Создать в группах' }).last().click()
  const preview = page.getByRole('dialog', { name: 'Создать работы в группах по плану?' })
  await expect(preview.getByText('IV четверть, СОР 3').first()).toBeVisible()
  await preview.getByRole('button', { name: 'Выполнить' }).click()
  await expect(page.getByText(/^Работы групп изменены: \d+$/).first()).toBeVisible()
}

test('three СОР of a line come to its groups, a teacher gives one its lesson, moves it and takes it back', async ({
  sit,
}) => {
  const page = await sit('headteacher', line)
  await page.getByRole('link', { name: 'Русский язык', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Аттестация' })
  await card.getByRole('button', { name: 'Изменить план' }).click()
  const plan = page.getByRole('dialog', { name: 'План работ: Русский язык, 6' })
  await plan.getByRole('textbox', { name: 'СОР, IV четверть' }).fill('3')
  await plan.getByRole('button', { name: 'Сохранить' }).click()
  await expect(card.getByText('IV четверть: 3 СОР, СОЧ')).toBeVisible()

  await makeInGroups(page)
  await takeBack(page, 'Работы групп изменены')
  await expect(card.getByRole('table', { name: 'IV четверть' }).getByText('СОР 3')).toHaveCount(0)
  await makeInGroups(page)
  await expect(card.getByRole('table', { name: 'IV четверть' }).getByText('СОР 3')).toBeVisible()

  const own = await sit('teacher', '/journal-works')
  await own.getByRole('combobox', { name: 'Четверть' }).selectOption({ label: 'IV четверть' })
  await own.getByRole('button', { name: 'Русский язык, 6А: СОР 3' }).click()
  const dialog = own.getByRole('dialog', { name: 'Русский язык, 6А: СОР 3' })
  const lesson = dialog.getByRole('combobox', { name: 'Урок' })
  const choose = async (place: 'first' | 'last') => {
    await lesson.click()
    const option = own.getByRole('listbox').getByRole('option')[place]()
    const chosen = (await option.textContent()) ?? ''
    await option.click()
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(dialog).toHaveCount(0)
    return chosen
  }
  const change = own.getByRole('button', { name: 'Изменить: Русский язык, СОР 3' })
  const given = await choose('first')
  await expect(own.getByRole('button', { name: 'Русский язык, 6А: СОР 3' })).toHaveCount(0)
  await change.first().click()
  const moved = await choose('last')
  expect(moved).not.toBe(given)
  await takeBack(own, `СОР 3: ${moved.replace(/, [^,]+$/, '')}`)
  await change.first().click()
  await expect(lesson).toHaveValue(given)
})

test('one plan for all lines of a course comes to their groups line by line, and is taken back so', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/attestation?search=Всемирная история')
  const choose = async () => {
    await page.getByRole('checkbox', { name: 'Выбрать всех на странице' }).check()
    return Number((await page.getByText(/^Выбрано: \d+$/).textContent())?.replace(/\D/g, ''))
  }
  const lines = await choose()
  expect(lines).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Задать план работ' }).click()
  const plan = page.getByRole('dialog', { name: `План работ для строк: ${lines}` })
  await plan.getByRole('textbox', { name: 'СОР, IV четверть' }).fill('4')
  await plan.getByRole('button', { name: 'Посмотреть и задать' }).click()
  await page
    .getByRole('dialog', { name: 'Задать план работ выбранным строкам?' })
    .getByRole('button', { name: 'Задать план' })
    .click()
  await expect(page.getByText(/^План задан, строк: \d+$/).first()).toBeVisible()

  await choose()
  await page.getByRole('button', { name: 'Создать в группах' }).click()
  await page
    .getByRole('dialog', { name: 'Создать работы в группах по плану?' })
    .getByRole('button', { name: 'Выполнить' })
    .click()
  await expect(page.getByText(new RegExp(`Закончено: ${lines} из ${lines}$`))).toBeVisible()
  await expect(page.getByRole('list', { name: 'Сделано' }).getByRole('listitem')).toHaveCount(lines)
  await page.getByRole('button', { name: 'Отменить сделанное' }).click()
  await page
    .getByRole('dialog', { name: 'Отменить сделанное?' })
    .getByRole('button', { name: 'Отменить сделанное' })
    .click()
  await expect(page.getByText('Возвращено изменений').first()).toBeVisible()
})
