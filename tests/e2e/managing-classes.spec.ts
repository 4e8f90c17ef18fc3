import { expect, type Page } from '@playwright/test'
import { expectFitOnPhone, goTo, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

async function choose(page: Page, of: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${of}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Takes back what was told last of these words. */
const takeBack = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Отменить' }).click()

test('a class is made, three students come into it by the keyboard, a class is divided, and all of it is taken back', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/managing/grades?parallel=6')
  await page.getByRole('button', { name: 'Добавить классы', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Новые классы' })
  await form.getByRole('textbox', { name: 'Литеры' }).fill('6Ю')
  await form.getByLabel('Вместимость').fill('2')
  await form.getByRole('button', { name: 'Добавить' }).click()
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '6Ю', exact: true }) })
  await expect(tile.getByText('0 из 2')).toBeVisible()

  await choose(page, '6Ю', 'Состав класса')
  // days that bear marks stay in the former groups: after the last of them
  await page.getByRole('combobox', { name: 'С какого дня' }).fill('23.11.2026')
  await page.keyboard.press('Tab')
  const former = page.getByRole('listbox', { name: '6А' })
  const made = page.getByRole('listbox', { name: '6Ю' })
  await expect(former.getByRole('option').first()).toBeVisible()
  const names = (await former.getByRole('option').allTextContents()).slice(0, 3)
  await former.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+x')
  await expect(page.getByText('Вырезаны 3 ученика')).toBeVisible()
  await made.focus()
  await page.keyboard.press('Control+v')
  const preview = page.getByRole('dialog', { name: 'Перевести в 6Ю' })
  await expect(preview.getByText('6Ю: учеников 3, мест 2')).toBeVisible()
  await preview.getByRole('button', { name: 'Перевести' }).click()
  await expect(made.getByRole('option')).toHaveText(names)
  await expect(page.getByText('Больше вместимости на 1')).toBeVisible()
  await takeBack(page, 'Теперь в 6Ю')
  await expect(made.getByRole('option')).toHaveCount(0)
  await expect(former.getByRole('option').first()).toHaveText(names[0] ?? '')

  await goTo(page, '/managing/grades?parallel=6')
  await choose(page, '6А', 'Разделить')
  const split = page.getByRole('dialog', { name: 'Разделить 6А' })
  await split.getByRole('textbox', { name: 'Новые классы' }).fill('Я')
  await split.getByText('Поровну').click()
  await expect(split.getByRole('region', { name: '6Я', exact: true })).toBeVisible()
  await split.getByRole('button', { name: 'Разделить' }).click()
  await expect(page.getByText('Образован из: 6А')).toBeVisible()
  await takeBack(page, '6А разделён')
  await expect(page.getByText('Образован из: 6А')).toHaveCount(0)

  await choose(page, '6Ю', 'Удалить')
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
  await expect(tile).toHaveCount(0)
  await settled(page)
  await expectFitOnPhone(page)
})
