import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { pdfText } from '#tests/pdf-text.ts'
import { demonstrationPassword, expectAccessible, expectNoSideScroll, phone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

const page = '/students-register/grade-book'

test('a class teacher looks into a student’s years and takes the report cards of the class', async ({ sit }) => {
  const at = await sit('classruk', page)
  await at.getByRole('combobox', { name: 'Ученик' }).click()
  await at.getByRole('listbox').getByRole('option').first().click()
  await expect(at.getByRole('table', { name: /^Итоги/ })).toBeVisible()
  await settled(at)
  await expectAccessible(at)
  await at.setViewportSize(phone)
  await expectNoSideScroll(at)
  await at.getByRole('tab', { name: 'Табели', exact: true }).click()
  await at.getByRole('button', { name: 'Подготовить PDF' }).click()
  const job = at.getByRole('dialog', { name: 'Длительные работы' })
  await expect(job.getByText(/^Закончено: (\d+) из \1/)).toBeVisible({ timeout: 240_000 })
  await at.keyboard.press('Escape')
  const coming = at.waitForEvent('download')
  await at
    .getByRole('button', { name: /^Скачать Табели/ })
    .first()
    .click()
  expect((await coming).suggestedFilename()).toMatch(/^Табели \d+[А-Я] .*\.pdf$/)
  await expectAccessible(at)
})

test('a final card is made, checked and signed; whoever holds the paper checks it on a phone', async ({
  sit,
  browser,
}) => {
  // what was signed stays signed: another try takes another class
  const address = `${page}?tab=final&class=${4 + test.info().retry}&period=q1`
  const at = await sit('uk', address)
  await at.getByRole('button', { name: 'Составить на класс' }).click()
  await at.getByRole('dialog').getByRole('button', { name: 'Составить' }).click()
  await at.getByRole('button', { name: /^Проверены/ }).click()
  await expect(at.getByText('Проверен', { exact: true }).first()).toBeVisible()
  await expectAccessible(at)
  const director = await sit('director', address)
  await director.getByRole('button', { name: /^Подписать:/ }).click()
  const signing = director.getByRole('dialog', { name: 'Подписать итоговые табели?' })
  await expect(signing.getByText('Подпишет:')).toBeVisible()
  await expectAccessible(director)
  await signing.getByLabel('Ваш пароль').fill(demonstrationPassword)
  await signing.getByRole('button', { name: 'Подписать', exact: true }).click()
  await director
    .getByRole('button', { name: /^Действия с табелем/ })
    .first()
    .click()
  const coming = director.waitForEvent('download')
  await director.getByRole('menuitem', { name: 'PDF: На русском' }).click()
  const file = await (await coming).path()
  const [text = ''] = pdfText(await readFile(file))
  const code = /Код: ([0-9A-Z-]{19})/.exec(text)?.[1] ?? ''

  const stranger = await (await browser.newContext({ viewport: phone })).newPage()
  await stranger.goto('/document')
  await stranger.getByLabel('Код документа').fill(code.toLowerCase())
  await stranger.getByRole('button', { name: 'Проверить' }).click()
  await expect(stranger.getByText('Документ действителен')).toBeVisible()
  await stranger.getByLabel(/^PDF документа/).setInputFiles(file)
  await expect(stranger.getByText('Файл тот же')).toBeVisible()
  await stranger
    .getByLabel(/^PDF документа/)
    .setInputFiles({ name: 'Табель.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`${text} 5`) })
  await expect(stranger.getByText('Файл изменён')).toBeVisible()
  await expectNoSideScroll(stranger)
  await expectAccessible(stranger)
  await stranger.goto('/document?code=0000-0000-0000-0000')
  await expect(stranger.getByText('Подлинность не подтверждена')).toBeVisible()
  await stranger.context().close()
})
