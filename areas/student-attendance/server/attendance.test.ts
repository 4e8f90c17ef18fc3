import { afterAll, expect, test } from 'vitest'
import { fileTypes, nameIn } from '#platform/contract/file.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const sheet = async (who: Who | null, id: number | string = school.groups.algebraA, query = '') => {
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({
    method: 'GET',
    url: `/api/journal/journal/group/${id}/attendance/export/${query}`,
    headers,
  })
}

test('the sheet is for who reads the journal, and is kept by the history', async () => {
  expect((await sheet(null)).statusCode).toBe(401)
  expect((await sheet('teacher', 'x')).statusCode).toBe(422)
  expect((await sheet('hr')).statusCode).toBe(403)
  expect((await sheet('other-teacher')).statusCode).toBe(404)
  const { headers, statusCode } = await sheet('teacher', school.groups.algebraA, `?quarter=${school.quarters.second}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe(fileTypes.xlsx)
  expect(nameIn(String(headers['content-disposition']), '')).toBe('Посещаемость 7А Алгебра 20.11.2026.xlsx')
  const kept = await db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .select('after')
    .executeTakeFirstOrThrow()
  expect(kept.after).toMatchObject({ list: 'attendance', group_id: school.groups.algebraA, rows: 7 })
})
