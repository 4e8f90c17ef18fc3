import { afterAll, expect, test } from 'vitest'
import { fileTypes, nameIn } from '#platform/contract/file.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pdfText } from '#tests/pdf-text.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const ask = async (who: Who | null, id: number | string = testApp.school.classes.a) => {
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({ method: 'GET', url: `/api/grouping/classes/${id}/students/print/`, headers })
}
const textOf = async (who: Who) => pdfText((await ask(who)).rawPayload).join('')

test('is for who reads the persons and finds any of the class', async () => {
  expect((await ask(null)).statusCode).toBe(401)
  expect((await ask('uk', '7А')).statusCode).toBe(422)
  expect((await ask('student')).statusCode).toBe(403)
  expect((await ask('event_manager')).statusCode).toBe(404)
  expect((await ask('uk', 999)).statusCode).toBe(404)
})

test('names the students in order, with birth dates for who keeps the persons', async () => {
  const { headers } = await ask('uk')
  expect(headers['content-type']).toBe(fileTypes.pdf)
  expect(nameIn(String(headers['content-disposition']), '')).toBe('Список 7А класса 20.11.2026.pdf')
  const text = await textOf('uk')
  expect(text).toContain('Список 7А классаКлассный руководитель: Сотрудник Классный руководитель · на 20.11.2026')
  expect(text).toContain('1Ахметов Данияр Нурланович15.02.2013')
  expect(text).toContain('Всего: 7')
})

test('says nothing of birth dates to who may not see them', async () => {
  const text = await textOf('metodist')
  expect(text).toContain('1Ахметов Данияр Нурланович2')
  expect(text).not.toContain('Дата рождения')
})

test('says if the reader sees a part of the class only', async () => {
  expect(await textOf('english-teacher')).toMatch(/Показаны доступные вам: [1-6] из 7/)
})

test('is kept by the history', async () => {
  const kept = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .where('account_id', '=', testApp.accountOf('metodist'))
    .select('after')
    .execute()
  expect(kept).toEqual([{ after: { list: 'class', class_id: 1, rows: 7 } }])
})
