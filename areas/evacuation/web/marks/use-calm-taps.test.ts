import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCalmTaps } from './use-calm-taps.ts'

test('of two quick taps the second is let go, a later one counts', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { result, rerender } = renderHook(() => useCalmTaps())
  const marked: string[] = []
  result.current(() => marked.push('first'))
  vi.advanceTimersByTime(150)
  rerender()
  result.current(() => marked.push('the next one, by a trembling finger'))
  vi.advanceTimersByTime(200)
  result.current(() => marked.push('next'))
  vi.useRealTimers()
  expect(marked).toEqual(['first', 'next'])
})
