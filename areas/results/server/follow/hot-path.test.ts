import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp

test('while nothing is set for the period a mark asks one question about results, and computes none', async () => {
  const lesson_id = await testApp.lessonOf('algebraA', school.today)
  const step = { do: 'score', lesson_id, student_id: school.studentsA[2], type: 'fo' } as const
  const save = (value: number) =>
    testApp.as('teacher').post(`/api/journal/journal/group/${school.groups.algebraA}/save/`, {
      steps: [{ ...step, client_id: randomUUID(), value }],
    })
  await testApp.tokenOf('teacher')
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  expect((await save(7)).status).toBe(200)
  const asked = statements.mock.calls.map(([query]) => JSON.stringify(query))
  statements.mockRestore()
  expect(asked.filter((query) => query.includes('results.period_result'))).toHaveLength(1)
  // what results are computed from is not read
  expect(asked.filter((query) => query.includes('asked as materialized'))).toEqual([])
})
