import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncServerClock } from '#platform/web/api/index.ts'
import { reportState, recallReport } from './own-report.ts'
import { keepSentReport } from './sent-report.ts'

beforeEach(() => {
  sessionStorage.clear()
  reportState.set(null)
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  reportState.set(null)
})
const at = '2026-11-20T05:05:00.000Z'
/** The device's clock and the server's agree: what an earlier page has heard of the server's would count as well. */
function standAfter(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.parse(at) + milliseconds, toFake: ['Date'] })
  syncServerClock(new Date().toISOString(), performance.now())
}

test('after a reload who has cried for help sees that it was heard, and nobody else does', () => {
  standAfter(60_000)
  keepSentReport({ account_id: 7, state: 'help', standing: 'board', at })
  recallReport(null)
  expect(reportState.get()).toBeNull()
  recallReport(7)
  expect(reportState.get()).toEqual({ kind: 'received', state: 'help', standing: 'board', at })
})

test('the word of a former alarm is not told in the next', () => {
  standAfter(3 * 3_600_000)
  keepSentReport({ account_id: null, state: 'safe', standing: 'kept', at })
  recallReport(null)
  expect(reportState.get()).toBeNull()
})

test('what the browser keeps of something else is passed over', () => {
  sessionStorage.setItem('sos.said', '{"state":"lost"')
  recallReport(null)
  sessionStorage.setItem('sos.said', '{"state":"lost"}')
  recallReport(null)
  expect(reportState.get()).toBeNull()
})
