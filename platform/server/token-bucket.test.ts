import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rarely } from './rarely.ts'
import { tokenBucket } from './token-bucket.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('so much at once, then so much a second, never more than at once', () => {
  const bucket = tokenBucket({ burst: 3, perSecond: 2 })
  const taken = (tries: number) => Array.from({ length: tries }, bucket.take).filter(Boolean).length
  expect(taken(5)).toBe(3)
  vi.advanceTimersByTime(400)
  expect(taken(5)).toBe(0)
  vi.advanceTimersByTime(100)
  expect(taken(5)).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(taken(5)).toBe(3)
})

test('the same line is printed once a minute, others each', () => {
  const lines: string[] = []
  const print = rarely((line) => lines.push(line))
  for (const line of ['disk full', 'disk full', 'no memory', 'disk full']) print(line)
  expect(lines).toEqual(['disk full', 'no memory'])
  vi.advanceTimersByTime(60_000)
  print('disk full')
  expect(lines).toEqual(['disk full', 'no memory', 'disk full'])
})
