import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetHeard, noteHeard } from '#platform/web/realtime/socket-state.ts'
import { serverNow } from '#platform/web/api/index.ts'
import { useStaleSince } from './use-stale-since.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  forgetHeard()
})
const wait = (seconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000)
  })

test('what was heard until the connection went is in the figures, and what follows it must be read first', () => {
  const readAt = Date.now()
  const { result, rerender } = renderHook(useStaleSince, { initialProps: { isFollowing: true, readAt } })
  wait(60)
  expect(result.current).toBeNull()
  noteHeard()
  const heardAt = serverNow()
  rerender({ isFollowing: false, readAt })
  wait(10)
  expect(result.current).toBeNull()
  wait(5)
  expect(result.current).toBe(heardAt)
  // events come again, but what happened meanwhile is not known
  noteHeard()
  rerender({ isFollowing: true, readAt })
  wait(5)
  expect(result.current).toBe(heardAt)
  rerender({ isFollowing: true, readAt: Date.now() })
  expect(result.current).toBeNull()
})

test('what is read anew every few seconds is of now', () => {
  noteHeard()
  const { result, rerender } = renderHook(useStaleSince, { initialProps: { isFollowing: false, readAt: Date.now() } })
  for (let i = 0; i < 5; i++) {
    wait(5)
    rerender({ isFollowing: false, readAt: Date.now() })
    expect(result.current).toBeNull()
  }
  const readAt = serverNow()
  wait(30)
  expect(result.current).toBe(readAt)
})
