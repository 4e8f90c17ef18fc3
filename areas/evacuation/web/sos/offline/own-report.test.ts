import { afterEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { submitReport, sendReports, reportState } from './own-report.ts'

const path = '/api/evacuation/sos/'
const ownReport = (client_id: string) => ({
  client_id,
  account_id: null,
  state: 'help' as const,
  name: 'Прохожий',
  place: '',
  phone: '',
})
afterEach(() => {
  http.reset()
  vi.useRealTimers()
})

test('a cry that could not go for hours is not sent another day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z'), toFake: ['Date'] })
  http.answer(path, () => 'dead')
  await submitReport(ownReport('6f2a1f0e-0000-4000-8000-000000000001'))
  expect(reportState.get()).toMatchObject({ kind: 'waiting', cause: 'network' })
  vi.setSystemTime(Date.parse('2026-11-23T05:00:00Z'))
  http.reset()
  http.answer(path, () => [200, { state: 'help', made_at: '2026-11-23T05:00:01Z' }])
  await sendReports()
  expect(http.requests(path)).toEqual([])
  expect(reportState.get()).toBeNull()
  await submitReport(ownReport('6f2a1f0e-0000-4000-8000-000000000002'))
  expect(http.requests(path)).toHaveLength(1)
  expect(reportState.get()).toMatchObject({ kind: 'received' })
})
