import { expect } from '@playwright/test'
import { expectFitOnPhone, goTo, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

test('personnel finds whose category ends, writes the next one, takes it away and brings it back', async ({ sit }) => {
  const page = await sit('hr', '/passport/qualifications?term=soon&sort=until')
  await expect(page.getByText('Заканчивается').first()).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await settled(page)
  await expect(page.getByRole('tab', { name: 'Квалификация' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('button', { name: 'Добавить: Категория' }).click()
  const form = page.getByRole('dialog', { name: 'Категория' })
  await form.getByRole('combobox', { name: 'Категория' }).click()
  await page.getByRole('option', { name: 'педагог-мастер' }).click()
  await expect(form.getByText(/Прежняя категория .* закончится 19\.11\.2026/)).toBeVisible()
  // a second try finds what the first has left
  const order = String(Date.now())
  await form.getByLabel('Номер приказа').fill(order)
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(form).toHaveCount(0)
  const item = page.getByRole('listitem').filter({ hasText: order })
  await expect(item.getByText('Сейчас')).toBeVisible()
  await item.getByRole('button', { name: /^Действия/ }).click()
  await page.getByRole('menuitem', { name: 'Убрать' }).click()
  await expect(item).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).last().click()
  await expect(item.getByText('Сейчас')).toBeVisible()
  // leave the place free for another try
  await item.getByRole('button', { name: /^Действия/ }).click()
  await page.getByRole('menuitem', { name: 'Убрать' }).click()
  await expect(item).toHaveCount(0)
  await expectFitOnPhone(page)
})

test('a deputy draws closed hours over the week, hears of the lessons there, and takes it back', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/availability?marked=yes')
  await page.getByRole('table').getByRole('link').first().click()
  await settled(page)
  const grid = page.getByRole('grid', { name: 'Часы недели' })
  await expect(grid).toBeVisible()
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`)
  await grid.scrollIntoViewIfNeeded()
  const saturday = cell(0, 5)
  await expect(saturday).toHaveAccessibleName(/свободен$/)
  await saturday.hover()
  await page.mouse.down()
  await cell(1, 5).hover()
  await cell(2, 5).hover()
  await page.mouse.up()
  for (const row of [0, 1, 2]) await expect(cell(row, 5)).toHaveAccessibleName(/нежелательно$/)
  await saturday.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(cell(1, 5)).toHaveAccessibleName(/недоступен$/)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: 'Отменить', exact: true }).last().click()
  await expect(cell(0, 5)).toHaveAccessibleName(/свободен$/)
  await expectFitOnPhone(page)
})

test('a teacher reads own qualification and hours, and changes nothing', async ({ sit }) => {
  const page = await sit('teacher', '/users/profile')
  await settled(page)
  await page
    .getByRole('button', { name: /Мой профиль|Меню/ })
    .first()
    .isVisible()
  const id = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/users/"]')].map(({ href }) => href)
    return links.map((href) => /\/users\/(\d+)/.exec(href)?.[1]).find(Boolean) ?? null
  })
  test.skip(id === null, 'the profile leads to no card')
  await goTo(page, `/users/${id}?tab=qualification`)
  await expect(page.getByRole('heading', { name: 'Образование' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Добавить/ })).toHaveCount(0)
})
