import { format } from 'node:util'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())

test('a failure of ours names itself by number only, in the log without the row it was about', async () => {
  await sql`alter table page_views.view add column beyond text not null`.execute(testApp.db)
  await testApp.tokenOf('teacher')
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const body = { page_id: 'person', path: '/users/whom-it-was-about' }
  const answer = await testApp.as('teacher').post('/api/logging/logging/events/page-view/', body)
  const logged = log.mock.calls.map((words) => format(...words)).join('\n')
  log.mockRestore()
  expect(answer).toMatchObject({ status: 500, body: {} })
  expect(Object.keys(answer.body as object)).toEqual([])
  expect(logged).toContain(String(answer.headers['x-request-id']))
  expect(logged).toContain('null value in column "beyond"')
  expect(logged).not.toContain('whom-it-was-about')
})
