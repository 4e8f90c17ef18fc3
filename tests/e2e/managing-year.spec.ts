import { expect, test, type Locator, type Page } from '@playwright/test'
import { startFilledSchool } from '../kept-school.ts'
import type { SchoolProcess } from '../school-process.ts'
import { removeHome, temporaryHome } from '../temporary-home.ts'
import { expectAccessible, goTo, signIn } from './shell-steps.ts'

// a second year stands in the way of what others look at: this one has a school of its own
let home: string
let running: SchoolProcess | undefined
test.beforeAll(async () => {
  home = temporaryHome()
  running = await startFilledSchool(home)
})
test.afterAll(async () => {
  await running?.end()
  await removeHome(home)
})

/** What a person may need for the set-up of a whole school. */
const mostClicks = 200

/** Clicks as a person makes them, counted. */
function counting() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    count: () => clicks,
  }
}
const working = (page: Page) => page.getByRole('dialog', { name: 'Длительные работы' })
const ended = async (page: Page) => {
  await expect(working(page).getByText(/^Закончено: (\d+) из \1$/)).toBeVisible({ timeout: 240_000 })
  await page.keyboard.press('Escape')
  await expect(working(page)).toHaveCount(0)
}

test('a deputy head makes the next year, carries the school over, gives out its hours by proposal, and takes all of it back', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: running?.address })).newPage()
  await signIn(page, 'headteacher', '/passport/calendar')
  const { click, count } = counting()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
  await click(button('Новый год'))
  const form = page.getByRole('dialog', { name: 'Новый учебный год' })
  await expect(form.getByRole('combobox', { name: 'Начало' })).toHaveValue('01.09.2027')
  await click(form.getByRole('button', { name: 'Завести год' }))
  await expect(form).toHaveCount(0)

  await goTo(page, '/managing/rollover')
  await expect(page.getByText('2026–2027 → 2027–2028')).toBeVisible()
  await click(button('Открыть 7А'))
  const card = page.getByRole('dialog', { name: 'Класс' })
  const first = card.getByRole('checkbox', { name: /^Выбрать: / }).first()
  await click(first)
  await card.getByRole('combobox', { name: 'Не переводить со всеми: почему' }).click()
  await click(page.getByRole('option', { name: 'Пока не решено' }))
  await expect(card.getByText('Пока не решено')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Не переводятся со всеми: 1' })).toBeVisible()
  await expectAccessible(page)
  await click(button('Перевести школу…'))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Перевести', exact: true }))
  await ended(page)
  await expect(page.getByRole('heading', { name: 'Школа переведена' })).toBeVisible()

  await click(page.getByRole('link', { name: 'Распределить нагрузку' }))
  const vacant = page.getByRole('listbox', { name: 'Часы без учителя' })
  await expect(vacant.getByRole('option').first()).toBeVisible()
  await click(button('Предложить'))
  const proposal = page.getByRole('dialog', { name: 'Кому отдать часы без учителя' })
  await click(proposal.getByRole('button', { name: /^Назначить / }))
  await expect(proposal).toHaveCount(0)
  await expect(page.getByText(/^Назначено по предложению/)).toBeVisible()
  expect(count()).toBeLessThan(mostClicks)

  await goTo(page, '/managing/rollover')
  await click(button('Отменить переход…'))
  const undo = page.getByRole('dialog', { name: 'Отменить переход' })
  await expect(undo.getByText(/Нагрузка/).first()).toBeVisible()
  await click(undo.getByRole('checkbox', { name: 'Убрать все, которые можно' }))
  await click(undo.getByRole('button', { name: 'Отменить переход' }))
  await ended(page)
  await expect(page.getByRole('heading', { name: 'Что будет сделано' })).toBeVisible()
  await click(page.getByRole('button', { name: /^Действия: / }).first())
  await click(page.getByRole('menuitem', { name: 'Переводить со всеми' }))
  await expect(page.getByRole('heading', { name: /^Не переводятся со всеми/ })).toHaveCount(0)

  // nothing of it is left that would keep the year
  await goTo(page, '/passport/calendar')
  await click(button(/^Учебный год: /))
  await click(page.getByRole('menuitem', { name: /^2027–2028/ }))
  await click(button('Даты года'))
  await click(button('Удалить год'))
  await click(
    page.getByRole('dialog', { name: 'Удалить учебный год 2027–2028?' }).getByRole('button', { name: 'Удалить год' }),
  )
  await expect(page.getByText('Учебный год 2027–2028 удалён')).toBeVisible()
})
