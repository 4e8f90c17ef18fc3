import { expect } from '@playwright/test'
import { spreadsheet } from '../spreadsheet.ts'
import { expectFitOnPhone, newWord } from './shell-steps.ts'
import { test } from './sitting.ts'

test('students come from a spreadsheet: checked, mended, brought in; the same file again changes nothing', async ({
  sit,
}) => {
  // in a school whose data stay, each run brings somebody new
  const mark = String(Date.now()).slice(-7)
  const word = newWord()
  const file = {
    name: 'Новые ученики.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await spreadsheet([
      ['Фамилия', 'Имя', 'Дата рождения', 'Телефон', 'Класс', 'Заметка'],
      [`Импортова${word}`, 'Аружан', '10.03.2016', `8 701 ${mark}`, null, 'а'],
      [`Импортов${word}`, 'Сырым', '31.02.2016', `8 702 ${mark}`, null, null],
      ['Импортов', 'Лишний', null, null, '99Я', null],
    ]),
  }
  const page = await sit('uk', '/passport/users/students')
  await page.getByRole('button', { name: 'Импорт' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'Проверка строк' })).toBeVisible()
  await expect(page.getByLabel('Заметка', { exact: true })).toBeVisible()
  await expectFitOnPhone(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  const bringIn = page.getByRole('button', { name: /^Внести / })
  await expect(bringIn).toBeDisabled()
  const second = page.getByRole('listitem', { name: 'Строка 3' })
  await second.getByLabel('Дата рождения').fill('28.02.2016')
  await second.getByLabel('Дата рождения').press('Enter')
  await expect(second.getByText('новый', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Пропустить все с ошибками' }).click()
  await expect(page.getByRole('button', { name: 'Пропущены 1' })).toBeVisible()
  await bringIn.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Внести' }).click()
  await expect(page.getByText('Внесено строк: 2.')).toBeVisible()

  await page.getByRole('button', { name: 'Внести ещё одну таблицу' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('Этот самый файл вы сегодня уже вносили.')).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Строка 2' }).getByText('без изменений')).toBeVisible()
})
