import { expect } from '@playwright/test'
import { expectNoSideScroll, goTo, phone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('a class opens beside the list, leads into a journal and to its students, and closes by the keyboard', async ({
  sit,
}) => {
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

  await page.getByRole('link', { name: '7А', exact: true }).click()
  await card.getByRole('link', { name: 'Список учеников' }).click()
  await expect(page).toHaveURL(/class_id=\d+/)
  await expect(page.getByRole('combobox', { name: 'Все классы' })).toHaveValue('7А')
  const first = page.getByRole('table').getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Шанырак`)

  await goTo(page, '/managing/grouping')
  const links = page.getByRole('navigation', { name: 'Настройка учебного года' })
  await links.getByRole('link', { name: 'Кафедры', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Кафедры' })).toBeVisible()
  await page.setViewportSize(phone)
  for (const path of ['workload?view=classes', 'attestation?active=1']) {
    await goTo(page, `/managing/${path}`)
    await settled(page)
    await expectNoSideScroll(page)
  }
})

test('a teacher reads own groups, the plan, rules and dictionaries, and finds nothing to change', async ({ sit }) => {
  const page = await sit('teacher', '/managing/grouping')
  await expect(page.getByText(/^Найдено: \d{1,2}$/)).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Состав группы' })).toBeVisible()
  await goTo(page, '/managing/rup')
  await expect(page.getByRole('row', { name: /^Всего часов в неделю/ })).toContainText('34')
  await goTo(page, '/managing/workload')
  await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Нагрузка' })).toHaveCount(0)

  await goTo(page, '/managing/grading-policy')
  await expect(page.getByRole('heading', { name: 'Действуют сейчас' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Посмотреть последствия' })).toHaveCount(0)

  await goTo(page, '/passport/guides?dictionary=division')
  await expect(page.getByRole('tree', { name: 'Виды подразделений' }).getByText('Кафедра')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Новая запись' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Свой справочник' })).toHaveCount(0)
})
