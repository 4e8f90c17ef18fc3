import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGathered } from './use-gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first is handed on at once, the rest together, and nothing is lost', () => {
  const taken: number[][] = []
  const { result } = renderHook(() => useGathered<number>(take, 600))
  function take(items: readonly number[]) {
    taken.push([...items])
  }
  result.current([1])
  result.current([2])
  result.current([3, 4])
  expect(taken).toEqual([[1]])
  vi.advanceTimersByTime(600)
  expect(taken).toEqual([[1], [2, 3, 4]])
  vi.advanceTimersByTime(600)
  result.current([5])
  expect(taken).toEqual([[1], [2, 3, 4], [5]])
})
