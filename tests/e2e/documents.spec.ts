import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { pdfText } from '#tests/pdf-text.ts'
import { demonstrationPassword, expectAccessible, expectFitOnPhone, settled } from './shell-steps.ts'
import { test } from './sitting.ts'

const desktop = { width: 1440, height: 900 }

/** Signs what a dialog asks about by the password of the demonstration. */
async function sign(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Подписать \d/ })
  await dialog.getByLabel('Ваш пароль').fill(demonstrationPassword)
  await dialog.getByRole('button', { name: 'Подписать', exact: true }).click()
}

test('a parent orders a certificate in two taps, the director signs it, the parent takes it', async ({ sit }) => {
  const parent = await sit('parent', '/dashboard')
  await parent.getByRole('tab', { name: 'Справки и заявления' }).click()
  await parent.getByRole('button', { name: 'На русском' }).first().click()
  await expect(parent.getByText(/^Заказано: Справка с места учёбы/)).toBeVisible()
  await settled(parent)
  await expectAccessible(parent)

  const director = await sit('director', '/documents/outcome_sign?sort=changed&asc=false')
  const rows = director.getByRole('table', { name: 'Документы' }).getByRole('row')
  await rows.filter({ hasText: 'Справка с места учёбы' }).first().getByRole('checkbox').click()
  await director.getByRole('button', { name: 'Подписать: 1' }).click()
  await sign(director)
  const progress = director.getByRole('dialog', { name: 'Подписание' })
  await expect(progress).toContainText('Готово: 1 из 1')
  await progress.getByRole('button', { name: 'Закрыть' }).last().click()

  await parent.reload()
  const [file] = await Promise.all([
    parent.waitForEvent('download'),
    parent.getByRole('button', { name: 'Скачать PDF' }).first().click(),
  ])
  const [text = ''] = pdfText(await readFile(await file.path()))
  expect(text).toMatch(/Код: [0-9A-Z-]{19}/)
})

test('an order is written, signed and made known; who must know it says so, and the sheet shows it', async ({
  sit,
}) => {
  const title = `О субботнике ${Date.now()}`
  const clerk = await sit('uk', '/documents/active')
  await clerk.getByRole('button', { name: 'Создать' }).click()
  await clerk.getByRole('menuitem', { name: 'Приказ по основной деятельности' }).click()
  const form = clerk.getByRole('dialog')
  await form.getByLabel('О чём').fill(title)
  await form.getByRole('button', { name: 'Создать' }).click()
  await expect(clerk.getByRole('heading', { name: title })).toBeVisible()
  const address = new URL(clerk.url())
  await clerk.getByRole('button', { name: 'На согласование' }).click()
  await expect(clerk.getByText('На проверке').first()).toBeVisible()

  const director = await sit('director', address.pathname + address.search)
  await director.getByRole('button', { name: 'Подписать', exact: true }).click()
  await sign(director)
  await director.getByRole('dialog', { name: 'Подписание' }).getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(director.getByText(/№ \d+-о\/\d{4} от/).first()).toBeVisible()
  await settled(director)
  await expectFitOnPhone(director)
  await director.setViewportSize(desktop)
  await expectAccessible(director)

  await clerk.reload()
  await clerk.getByRole('button', { name: 'Отправить', exact: true }).click()
  const asked = clerk.getByRole('dialog', { name: 'Отправить на ознакомление' })
  await asked.getByRole('switch', { name: 'Всем сотрудникам' }).check()
  await asked.getByRole('button', { name: 'Отправить' }).click()
  await expect(clerk.getByText(/^Отправлено на ознакомление: \d/)).toBeVisible()

  const teacher = await sit('teacher', address.pathname + address.search)
  await teacher.getByRole('button', { name: 'Ознакомлен' }).click()
  await expect(teacher.getByText('Прочитайте документ и подтвердите это')).toBeHidden()
  await clerk.reload()
  await expect(clerk.getByRole('progressbar', { name: /^Ознакомлены: 1 из \d/ })).toBeVisible()

  await clerk.goto(`/documents/register?search=${encodeURIComponent(title)}`)
  await expect(clerk.getByRole('table', { name: 'Документы' }).getByRole('row')).toHaveCount(2)
})
