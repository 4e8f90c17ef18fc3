import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boardOf, mergeReceived, unitLines } from './board.ts'
import { generatedEvacuation } from './testing.ts'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const evacuation = generatedEvacuation(30)
const [, , third] = Map.groupBy(evacuation.marks ?? [], ({ unit_id }) => unit_id).values()
const lost = (third ?? []).slice(0, 1).map((mark) => ({ ...mark, status: 'missing' as const, version: 2 }))
const before = unitLines(boardOf(evacuation, new Map()))
const after = unitLines(boardOf(evacuation, mergeReceived(new Map(), lost)))
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('figures change at once, places every few seconds and not under a finger', () => {
  const { result, rerender } = renderHook(({ lines }) => useSettled(lines), { initialProps: { lines: before } })
  const shown = () => result.current.parts.open.map(({ key, tally }) => `${key}:${tally.missing}`)
  expect(shown()).toEqual(['1:0', '2:0', '3:0'])
  rerender({ lines: after })
  expect(shown()).toEqual(['1:0', '2:0', '3:1'])
  wait(4_000)
  result.current.touched.onPointerDown()
  wait(1_000)
  expect(shown()).toEqual(['1:0', '2:0', '3:1'])
  wait(5_000)
  expect(shown()).toEqual(['3:1', '1:0', '2:0'])
})
