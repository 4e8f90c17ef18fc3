import { expect } from '@playwright/test'
import { expectNoSideScroll, goTo, phone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a class opens beside the list, leads into a journal, and closes by the keyboard', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/grades?parallel=7')
  await page.getByRole('link', { name: '7А', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Класс' })
  await expect(card.getByRole('heading', { level: 2, name: '7А' })).toBeVisible()
  await expect(page).toHaveURL(/parallel=7&active=\d+/)
  await card.getByRole('link', { name: 'Журнал' }).first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goBack()
  await expect(card.getByRole('table', { name: 'Предметы и учителя' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page).not.toHaveURL(/active/)
  await expect(page).toHaveURL(/parallel=7/)
})

test('the pages of the study set-up stand side by side, on a phone too', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/grades')
  const links = page.getByRole('navigation', { name: 'Настройка учебного года' })
  for (const title of ['Учебные группы', 'Предметы', 'Кафедры', 'Рабочий учебный план', 'Аттестация', 'Нагрузка']) {
    await links.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    await settled(page)
  }
  await page.setViewportSize(phone)
  for (const path of ['rup', 'workload?view=classes', 'attestation?active=1']) {
    await goTo(page, `/managing/${path}`)
    await settled(page)
    await expectNoSideScroll(page)
  }
})

test('a teacher reads own groups and the plan, not the load of others', async ({ sit }) => {
  const page = await sit('teacher', '/managing/grouping')
  await expect(page.getByText(/^Найдено: \d{1,2}$/)).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Состав группы' })).toBeVisible()
  await goTo(page, '/managing/rup')
  await expect(page.getByRole('row', { name: /^Всего часов в неделю/ })).toContainText('34')
  await goTo(page, '/managing/workload')
  await expect(page.getByRole('heading', { name: 'Нагрузка' })).toHaveCount(0)
})
