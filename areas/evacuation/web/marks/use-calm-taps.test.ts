import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCalmTaps } from './use-calm-taps.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('of two quick taps the second is let go, a later one counts', () => {
  const { result, rerender } = renderHook(() => useCalmTaps())
  const marked: string[] = []
  result.current.tap(() => marked.push('first'))
  vi.advanceTimersByTime(150)
  rerender()
  result.current.tap(() => marked.push('the next one, by a trembling finger'))
  vi.advanceTimersByTime(200)
  result.current.tap(() => marked.push('next'))
  expect(marked).toEqual(['first', 'next'])
})

test('who was chosen on purpose is marked at once', () => {
  const { result } = renderHook(() => useCalmTaps())
  const marked: string[] = []
  result.current.tap(() => marked.push('first'))
  vi.advanceTimersByTime(50)
  result.current.reset()
  result.current.tap(() => marked.push('chosen'))
  expect(marked).toEqual(['first', 'chosen'])
})
