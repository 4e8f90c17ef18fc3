import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wordState, recallWord } from './own-word.ts'
import { keepSaid } from './said.ts'

beforeEach(() => {
  sessionStorage.clear()
  wordState.set(null)
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  wordState.set(null)
})
const at = '2026-11-20T05:05:00.000Z'

test('after a reload who has cried for help sees that it was heard, and nobody else does', () => {
  vi.useFakeTimers({ now: Date.parse(at) + 60_000, toFake: ['Date'] })
  keepSaid({ account_id: 7, state: 'help', at })
  recallWord(null)
  expect(wordState.get()).toBeNull()
  recallWord(7)
  expect(wordState.get()).toEqual({ kind: 'received', state: 'help', at })
})

test('the word of a former alarm is not told in the next', () => {
  vi.useFakeTimers({ now: Date.parse(at) + 3 * 3_600_000, toFake: ['Date'] })
  keepSaid({ account_id: null, state: 'safe', at })
  recallWord(null)
  expect(wordState.get()).toBeNull()
})

test('what the browser keeps of something else is passed over', () => {
  sessionStorage.setItem('sos.said', '{"state":"lost"')
  recallWord(null)
  sessionStorage.setItem('sos.said', '{"state":"lost"}')
  recallWord(null)
  expect(wordState.get()).toBeNull()
})
