import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { socketState, useTrouble } from './socket-state.ts'

afterEach(() => socketState.set({ phase: 'idle', attempts: 0 }))

test('a connection that comes about draws nothing anew; one that is lost does', () => {
  let drawn = 0
  const { result } = renderHook(() => {
    drawn++
    return useTrouble()
  })
  for (const phase of ['connecting', 'connected'] as const) act(() => socketState.set({ phase, attempts: 0 }))
  expect([drawn, result.current]).toEqual([1, null])
  act(() => socketState.set({ phase: 'reconnecting', attempts: 2 }))
  expect([drawn, result.current]).toEqual([2, { phase: 'reconnecting', attempts: 2 }])
  act(() => socketState.set({ phase: 'connected', attempts: 0 }))
  expect([drawn, result.current]).toEqual([3, null])
})
