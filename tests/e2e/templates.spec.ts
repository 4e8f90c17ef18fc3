import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { pdfText } from '../pdf-text.ts'
import { expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

/** As a browser gives what was copied in Word: without a picture, with looks that are not taken over. */
const copied = `<p class=MsoNormal style='font-family:"Times New Roman"'>Приложение из <b>Word</b></p>
<table border=1><tr><td>Ряд</td><td>Два</td></tr></table><p><img src="file:///C:/plan.png"></p>`
const paste = (page: Page, html: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', given)
    document
      .querySelector('.ProseMirror')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test('a template is written with fields, pasted into, looked at on a student, printed and published', async ({
  sit,
}) => {
  const page = await sit('uk', '/documents/templates')
  await page.getByRole('button', { name: 'Новый шаблон' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новый шаблон' })
  // a second try finds what the first has left
  const title = `Справка ${Date.now()}`
  await dialog.getByLabel('Название').fill(title)
  await dialog.getByRole('combobox', { name: 'Для каких документов' }).click()
  await page.getByRole('option', { name: 'Справка с места учёбы' }).click()
  await dialog.getByRole('button', { name: 'Создать' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  const text = page.getByRole('textbox', { name: 'Русский текст' })
  await text.click()
  await page.keyboard.type('Дана ')
  await page.getByRole('button', { name: 'Поле', exact: true }).click()
  const fields = page.getByRole('dialog', { name: 'Вставить поле' })
  await fields.getByLabel('Найти поле').fill('отчество')
  await fields.getByRole('button', { name: /^Фамилия, имя, отчество/ }).click()
  await fields.getByRole('combobox', { name: 'Как писать' }).click()
  await page.getByRole('option', { name: 'дательный', exact: true }).click()
  await fields.getByRole('button', { name: 'Вставить' }).click()
  await expect(text).toContainText('Фамилия, имя, отчество · дательный')
  await page.keyboard.press('Enter')
  await paste(page, copied)
  await expect(page.getByText('Не перенесены: 1 рисунок, шрифты')).toBeVisible()
  await expect(text.getByRole('cell', { name: 'Два' })).toBeVisible()

  const subject = page.getByRole('combobox', { name: 'На ком посмотреть' })
  await subject.click()
  await subject.fill('Ахмет')
  const found = page.getByRole('option').first()
  const surname = (await found.innerText()).slice(0, 5)
  await found.click()
  await expect(page.getByText(new RegExp(`^Дана ${surname}`))).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить черновик' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toBe(`${title}.pdf`)
  expect(pdfText(readFileSync(await file.path())).join(' ')).toContain('Приложение из Word')

  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('опубликована версия 1')).toBeVisible()
  await settled(page)
  await expectFitOnPhone(page)
})
