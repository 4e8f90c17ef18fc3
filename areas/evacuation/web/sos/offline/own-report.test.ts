import { afterEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { submitReport, sendReports, reportState } from './own-report.ts'
import { reportOutbox } from './report-outbox.ts'

const path = '/api/evacuation/sos/'
const ownReport = (client_id: string) => ({
  client_id,
  account_id: null,
  state: 'help' as const,
  name: 'Прохожий',
  place: '',
  phone: '',
})
/** Nothing is on its way: all that waits has been refused for now. */
const allHeldUp = (count: number) =>
  expect.poll(() => reportOutbox.all().map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'failed'))
afterEach(() => {
  http.reset()
  vi.useRealTimers()
})

test('a call for help that could not go for hours is not sent another day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z'), toFake: ['Date'] })
  http.answer(path, () => 'dead')
  await submitReport(ownReport('6f2a1f0e-0000-4000-8000-000000000001'))
  await expect.poll(() => reportState.get()).toMatchObject({ kind: 'waiting', cause: 'network' })
  vi.setSystemTime(Date.parse('2026-11-23T05:00:00Z'))
  http.reset()
  http.answer(path, () => [200, { state: 'help', standing: 'board', presses: 1, made_at: '2026-11-23T05:00:01Z' }])
  await sendReports()
  await expect.poll(() => reportState.get()).toBeNull()
  expect(http.requests(path)).toEqual([])
  await submitReport(ownReport('6f2a1f0e-0000-4000-8000-000000000002'))
  await expect.poll(() => reportState.get()).toMatchObject({ kind: 'received' })
  expect(http.requests(path)).toHaveLength(1)
})

test('help goes first and each report by itself; a busy server is tried again more slowly', async () => {
  const sent = () => http.requests(path).map(({ body }) => (JSON.parse(String(body)) as { name: string }).name)
  http.answer(path, () => [429, { detail: 'Слишком много' }])
  for (const [index, state] of (['safe', 'safe', 'help'] as const).entries())
    await submitReport({
      ...ownReport(`6f2a1f0e-0000-4000-8000-00000000001${index}`),
      name: `${state} ${index}`,
      state,
    })
  await expect.poll(() => reportState.get()).toMatchObject({ kind: 'waiting', cause: 'limit' })
  await allHeldUp(3)
  http.reset()
  http.answer(path, ({ body }) => [
    200,
    {
      state: (JSON.parse(String(body)) as { state: string }).state,
      standing: 'board',
      presses: 1,
      made_at: '2026-11-20T05:00:01Z',
    },
  ])
  await sendReports()
  await expect.poll(sent).toEqual(['help 2', 'safe 0', 'safe 1'])
  await expect.poll(() => reportState.get()).toMatchObject({ kind: 'received', state: 'safe' })
})

test('a call that a person makes again takes the place of the one that waits', async () => {
  http.answer(path, () => 'dead')
  await submitReport({ ...ownReport('6f2a1f0e-0000-4000-8000-000000000021'), state: 'safe' })
  await submitReport(ownReport('6f2a1f0e-0000-4000-8000-000000000022'))
  await expect
    .poll(() => reportState.get())
    .toMatchObject({ kind: 'waiting', cause: 'network', ownReport: { state: 'help' } })
  await allHeldUp(1)
  http.reset()
  http.answer(path, () => [200, { state: 'help', standing: 'board', presses: 1, made_at: '2026-11-20T05:00:01Z' }])
  await sendReports()
  await expect.poll(() => reportState.get()).toMatchObject({ kind: 'received', state: 'help' })
  expect(http.requests(path)).toHaveLength(1)
})
