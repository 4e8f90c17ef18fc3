import { expect } from '@playwright/test'
import { signIn } from './shell-steps.ts'
import { isSaved, openJournal, press, storedMarks } from './journal-steps.ts'
import { test } from './sitting.ts'

const home = '/notices'
const digits = Array.from({ length: 30 }, (_, index) => String((index % 8) + 2))

test('thirty marks are thirty digits and thirty Enters: no mouse, no button; a comment stands beside its mark', async ({
  sit,
}) => {
  const page = await sit('teacher', home)
  const journal = await openJournal(page, 0)
  for (const digit of digits) await press(page, digit, 'Enter')
  const [first, second] = journal.lessonIds
  const stored = async () => [...(await storedMarks(journal, first)), ...(await storedMarks(journal, second))]
  await expect.poll(async () => (await stored()).filter((mark) => mark !== '')).toEqual(digits)
  await isSaved(page)

  // a comment is written beside its mark and read by hovering
  await journal.cell(0).click()
  await press(page, 'F2')
  await expect(page.getByRole('textbox', { name: 'Комментарий' })).toBeFocused()
  await page.keyboard.type('Отличный ответ')
  await press(page, 'Control+Enter')
  await expect(journal.cell(0)).toBeFocused()
  await expect(journal.cell(0)).toHaveAttribute('data-comment', 'true')
  await isSaved(page)
  await page.mouse.move(0, 0)
  await journal.cell(0).hover()
  await expect(page.getByRole('tooltip')).toContainText('Отличный ответ')
})

test('what is typed while the editor of a cell is still on its way stands in it', async ({ page }) => {
  // a page of its own: where others were before, the editor is there
  await page.route(/\/cell-dialog-[\w-]+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await signIn(page, 'teacher', home)
  const journal = await openJournal(page, 5)
  await journal.cell(0).click()
  await press(page, '9')
  await press(page, 'F2')
  // Latin: of other letters the driver sends no keys
  await page.keyboard.type('Well')
  await expect(page.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Well')
  await page.keyboard.type(', go on')
  await expect(page.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Well, go on')
  await press(page, 'Control+Enter')
  await expect(journal.cell(0)).toBeFocused()
  await isSaved(page)
  await page.unrouteAll()
})

test('marks, further marks, misses and lateness by the keyboard, in either layout', async ({ sit }) => {
  const page = await sit('teacher', home)
  const journal = await openJournal(page, 1)
  await press(
    page,
    '1',
    '0',
    'Enter',
    '7',
    '/',
    '8',
    'Enter',
    'KeyY',
    'Enter',
    'Comma',
    'Enter',
    'KeyJ',
    '1',
    '5',
    'Enter',
  )
  await press(page, 'KeyL', 'KeyJ', 'Enter')
  const expected = ['10', '7 8', 'Н', 'Б', 'О15', 'ДО']
  for (const [row, text] of expected.entries()) await expect(journal.cell(row)).toHaveText(text)
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, 6)).toEqual(expected)

  await press(page, 'ArrowUp', 'Delete')
  await expect(journal.cell(5)).toHaveText('')
  await press(page, 'Control+z')
  await expect(journal.cell(5)).toHaveText('ДО')
  await press(page, 'Control+z', 'Control+z', 'Control+z')
  await expect(journal.cell(3)).toHaveText('')
  await press(page, 'Control+y')
  await expect(journal.cell(3)).toHaveText('Б')
  await expect
    .poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, 6))
    .toEqual(['10', '7 8', 'Н', 'Б', '', ''])
})

test('a block from Excel is pasted, what can not stand is told, and all is undone at once', async ({ sit }) => {
  const page = await sit('teacher', home)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const journal = await openJournal(page, 2)
  await page.evaluate(() => navigator.clipboard.writeText('7\t8\r\nН\t11\r\n9\t\r\n'))
  await press(page, 'Control+v')
  const report = page.getByRole('dialog', { name: 'Записано не всё' })
  await expect(report).toContainText('Больше максимума 10')
  await expect(report.locator(':focus')).toHaveCount(1)
  await press(page, 'Escape')
  await expect(report).toHaveCount(0)
  for (const [row, text] of ['7', 'Н', '9'].entries()) await expect(journal.cell(row)).toHaveText(text)
  await expect(journal.cell(0, 1)).toHaveText('8')
  await expect(journal.cell(1, 1)).toHaveText('')
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0])).slice(0, 3)).toEqual(['7', 'Н', '9'])

  await journal.cell(0).click()
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowRight', 'Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('7\t8\r\nН\t\r\n')
  await press(page, 'Control+z')
  for (const row of [0, 1, 2]) await expect(journal.cell(row)).toHaveText('')
  await expect.poll(async () => (await storedMarks(journal, journal.lessonIds[0])).join('')).toBe('')
})

test('what the rules refuse is told at once and never sent', async ({ sit }) => {
  const page = await sit('teacher', home)
  const journal = await openJournal(page, 3)
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/save/') && sent.push(request.url())))
  await press(page, '1', '1', 'Enter')
  await expect(page.getByRole('alert')).toHaveText('Больше максимума 10')
  await expect(journal.cell(0)).toBeFocused()
  await press(page, 'Escape')
  await expect(journal.cell(0)).toHaveText('')
  expect(sent).toEqual([])

  await page.locator('label', { hasText: /^I чтв$/ }).click()
  await expect(page.getByRole('grid').locator('[role=columnheader]').nth(1)).toBeVisible()
  await page.getByRole('gridcell').first().click()
  await press(page, '7')
  await expect(page.getByRole('alert')).toHaveText(/Период закрыт/)
  expect(sent).toEqual([])
})
