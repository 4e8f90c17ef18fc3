import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './shell-steps.ts'
import { test } from './sitting.ts'

const card = (page: Page) => page.getByRole('dialog', { name: 'Объявление' })

/** Writes an announcement to one set of people and publishes it. */
async function publish(page: Page, { title, to }: { title: string; to: string }): Promise<void> {
  await page.getByRole('button', { name: 'Новое объявление' }).click()
  const form = page.getByRole('dialog', { name: 'Новое объявление' })
  await form.getByLabel('Заголовок').fill(title)
  await form.getByRole('textbox', { name: 'Текст' }).fill('Приходите к 18:00')
  await form.getByLabel('Кому').first().click()
  await page.getByRole('option', { name: to, exact: true }).click()
  await page.keyboard.press('Tab')
  await expect(form.getByText(/^Дойдёт до: \d/)).toBeVisible()
  await form.getByLabel('Просить отметку «Ознакомлен»').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Сохранить черновик' }).click()
  await card(page).getByRole('button', { name: 'Опубликовать' }).click()
  await page
    .getByRole('dialog', { name: 'Опубликовать объявление?' })
    .getByRole('button', { name: 'Опубликовать' })
    .click()
  await expect(card(page).getByRole('link', { name: 'Кто прочитал' })).toBeVisible()
}

test('a class teacher writes to the families of the class, one reads it and says so, the author sees who has', async ({
  sit,
}) => {
  const title = `Собрание ${Date.now()}`
  const author = await sit('classruk', '/announcements')
  await publish(author, { title, to: 'Родители: 9Г класс' })
  const parent = await sit('parent', '/dashboard/announcements')
  await parent.getByRole('button', { name: title }).click()
  await card(parent).getByRole('button', { name: 'Ознакомлен' }).click()
  await expect(card(parent).getByText('Вы отметили, что ознакомлены')).toBeVisible()
  await expectAccessible(parent)
  await author.reload()
  await card(author).getByRole('link', { name: 'Кто прочитал' }).click()
  await author.getByRole('combobox', { name: 'Все', exact: true }).click()
  await author.getByRole('option', { name: 'Прочитали', exact: true }).click()
  await expect(author.getByText(/^Ознакомлен \d/).first()).toBeVisible()
})

test('what went to all by mistake is taken back: how many have read it is said before', async ({ sit }) => {
  const title = `Не всем ${Date.now()}`
  const author = await sit('director', '/announcements')
  await publish(author, { title, to: 'Все' })
  const reader = await sit('teacher', '/announcements')
  await reader.getByRole('button', { name: title }).click()
  await expect(card(reader).getByRole('heading', { name: title })).toBeVisible()
  await author.getByRole('button', { name: `Ещё: ${title}` }).click()
  await author.getByRole('menuitem', { name: 'Отозвать' }).click()
  const asked = author.getByRole('dialog', { name: 'Отозвать объявление?' })
  await expect(asked.getByText(/^Прочитали \d+ из \d/)).toBeVisible()
  await asked.getByLabel('Причина').fill('Ушло всем вместо одного класса')
  await asked.getByRole('button', { name: 'Отозвать' }).click()
  await expect(card(author).getByText('Объявление отозвано: Ушло всем вместо одного класса')).toBeVisible()
  await reader.reload()
  await expect(card(reader).getByText('Объявление отозвано: Ушло всем вместо одного класса')).toBeVisible()
  await expect(card(reader).getByText('Приходите к 18:00')).toHaveCount(0)
})

test('a wall screen is bound by its code, keeps what it shows without a network, and is cut off', async ({
  sit,
  browser,
}) => {
  const name = `Холл ${Date.now()}`
  const keeper = await sit('director', '/announcements/screens')
  await keeper.getByRole('button', { name: 'Добавить экран' }).click()
  const form = keeper.getByRole('dialog', { name: 'Новый экран' })
  await form.getByLabel('Где висит').fill(name)
  await form.getByRole('button', { name: 'Сохранить' }).click()
  const code = await keeper
    .getByRole('dialog', { name: 'Код экрана' })
    .getByText(/^[A-Z2-9]{4} [A-Z2-9]{4}$/)
    .textContent()
  await keeper.keyboard.press('Escape')
  const wall = await (await browser.newContext()).newPage()
  await wall.goto('/announcements/screen')
  await wall.getByLabel('Код').fill('AAAA BBBB')
  await wall.getByRole('button', { name: 'Подключить' }).click()
  await expect(wall.getByRole('alert')).toContainText('Код не подошёл')
  await wall.getByLabel('Код').fill(code ?? '')
  await wall.getByRole('button', { name: 'Подключить' }).click()
  await expect(wall.locator('.slide:visible')).toHaveCount(1)
  await expect(wall.locator('header')).toContainText(name)
  await wall.context().setOffline(true)
  await expect(wall.locator('.slide:visible')).toHaveCount(1)
  await wall.context().setOffline(false)
  await keeper.getByRole('button', { name: `Действия с экраном ${name}` }).click()
  await keeper.getByRole('menuitem', { name: 'Отключить' }).click()
  await keeper.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click()
  await expect(keeper.getByText(name).locator('..')).toContainText('Отключён')
  await wall.reload()
  await expect(wall.getByLabel('Код')).toBeVisible()
  await wall.context().close()
})
