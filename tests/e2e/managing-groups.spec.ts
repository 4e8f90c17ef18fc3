import { expect, type Page } from '@playwright/test'
import { expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

/** The lists of the groups as they would be, each by the names of its students. */
const lists = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('list', { name: /^Ученики: / })
    .evaluateAll((all) => all.map((one) => [...one.children].map((row) => row.textContent ?? '')))

const open = async (page: Page) => {
  await page.getByRole('button', { name: /^Английский язык, 8А\./ }).click()
  await page.getByRole('button', { name: 'Разделить или объединить' }).click()
  await expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible()
}
const sizes = (page: Page) => page.getByRole('button', { name: /^Английский язык, 8А\./ }).textContent()

/** Takes back what was told of these words. */
const takeBack = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Отменить' }).click()

test('English of a class is divided evenly, one is carried over by the keyboard, all of it is taken back', async ({
  sit,
}) => {
  const page = await sit('headteacher', '/managing/grouping?parallel=8')
  const before = await sizes(page)
  await open(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Как делить').click()
  await page.getByRole('option', { name: 'Поровну, мальчики и девочки' }).click()
  const [first = [], second = []] = await lists(page)
  expect(Math.abs(first.length - second.length)).toBeLessThanOrEqual(1)

  const [name = ''] = first
  await dialog.getByRole('button', { name, exact: true }).press('ArrowRight')
  const carried = dialog.getByRole('list').last().getByRole('button', { name, exact: true })
  await expect(carried).toBeFocused()
  expect((await lists(page)).map(({ length }) => length)).toEqual([first.length - 1, second.length + 1])
  await expect(dialog.getByText(/^Перейдут из других групп предмета/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Сохранить группы' }).click()
  await expect(dialog).toHaveCount(0)
  const divided = `${first.length - 1} + ${second.length + 1}`
  await expect.poll(() => sizes(page)).toBe(divided)

  await takeBack(page, 'групп теперь')
  await expect.poll(() => sizes(page)).toBe(before)
  await expectFitOnPhone(page)
})

test('a student is added to a group by search and moved on, with the dates in its card', async ({ sit }) => {
  const page = await sit('headteacher', '/managing/grouping?view=list&kind=subgroup')
  await page.getByRole('searchbox', { name: /Предмет, группа/ }).fill('английский 9б-1')
  await page.getByRole('link', { name: 'Английский язык, 9Б-1' }).click()
  const card = page.getByRole('dialog', { name: 'Учебная группа' })
  await card.getByRole('button', { name: 'Добавить учеников' }).click()
  const adding = page.getByRole('dialog', { name: /^Добавить в/ })
  const candidate = adding.getByRole('checkbox').first()
  await expect(adding.getByText(/^Сейчас в группе/).first()).toBeVisible()
  await candidate.check()
  await expect(adding.getByText(/^Перейдут из других групп/)).toBeVisible()
  await adding.getByRole('button', { name: 'Добавить 1 ученика' }).click()
  await expect(adding).toHaveCount(0)
  await expect(card.getByRole('cell', { name: 'с 20.11.2026' })).toBeVisible()
  await takeBack(page, 'состав изменён')
  await expect(card.getByRole('cell', { name: 'с 20.11.2026' })).toHaveCount(0)
  await settled(page)
})
