import { beforeEach, expect, test } from 'vitest'
import { agreements, isWithheld, noteAtWork } from './consent.ts'

beforeEach(() => localStorage.clear())

test('what somebody typed waits for their word once another has worked on the device', () => {
  expect(isWithheld(7)).toBe(false)
  noteAtWork(7)
  expect(isWithheld(7)).toBe(false)
  noteAtWork(8)
  expect([isWithheld(7), isWithheld(8)]).toEqual([true, false])
  const before = agreements.get()
  noteAtWork(7)
  expect([isWithheld(7), agreements.get() - before]).toEqual([false, 1])
})
