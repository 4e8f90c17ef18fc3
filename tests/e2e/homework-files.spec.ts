import { expect, test } from '@playwright/test'
import { callsAs, journalOf, markableLessons, ownGroups } from './journal-steps.ts'
import { expectFitOnPhone } from './shell-steps.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a file is given to a homework, opened, taken away and brought back', async ({ page }) => {
  const calls = await callsAs(page.request, 'teacher')
  const groups = await ownGroups(calls)
  const groupId = groups[8 % groups.length] ?? 0
  const lessonId = markableLessons(await journalOf(calls, groupId)).at(-3) ?? 0
  await page.goto(`/journal?group=${groupId}&tab=topics&lesson=${lessonId}`)
  const row = page.locator(`tr[data-lesson="${lessonId}"]`)
  // a second try finds what the first has left
  const name = `Доска ${Date.now()}.png`
  const chosen = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: /^Приложить файл/ }).click()
  await (await chosen).setFiles({ name, mimeType: 'image/png', buffer: pixel })
  const file = row.getByRole('button', { name: `Открыть файл ${name}` })
  await file.click()
  await expect(page.getByRole('img', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectFitOnPhone(page)
  await row.getByRole('button', { name: `Убрать файл ${name}` }).click()
  await expect(file).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть', exact: true }).last().click()
  await expect(file).toBeVisible()
  const dropped = `Лист ${Date.now()}.png`
  const held = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.codePointAt(0) ?? 0)
      transfer.items.add(new File([bytes], fileName ?? '', { type: 'image/png' }))
      return transfer
    },
    [dropped, pixel.toString('base64')],
  )
  for (const kind of ['dragover', 'drop'])
    await row.getByRole('textbox', { name: /^Домашнее задание/ }).dispatchEvent(kind, { dataTransfer: held })
  await expect(row.getByRole('button', { name: `Открыть файл ${dropped}` })).toBeVisible()
  await page.context().setOffline(true)
  const offline = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: /^Приложить файл/ }).click()
  await (await offline).setFiles({ name: 'Ещё.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByText('Файл можно приложить, когда есть связь')).toBeVisible()
})
