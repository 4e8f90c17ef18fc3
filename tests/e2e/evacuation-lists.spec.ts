import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { pdfText } from '#tests/pdf-text.ts'
import { test } from './sitting.ts'

test('the lists of classes are taken, and without a network those of before', async ({ sit }) => {
  const page = await sit('director', '/evacuation')
  const button = page.getByRole('button', { name: 'Списки классов (PDF)' })
  const take = async () => {
    const coming = page.waitForEvent('download')
    await button.click()
    return readFile(await (await coming).path())
  }
  const taken = await take()
  expect(pdfText(taken).join(' ')).toContain('Списки классов')
  await page.context().setOffline(true)
  expect(await take()).toEqual(taken)
  await page.context().setOffline(false)
})
