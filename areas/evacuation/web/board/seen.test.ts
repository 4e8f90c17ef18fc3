import { expect, test } from 'vitest'
import { isUnseen, keepSeen, seenCount, withSeen } from './seen.ts'
import { generatedEvacuation } from './testing.ts'

const at = '2026-11-20T05:00:01Z'

test('who has seen the alarm is told at each of their lists, other lists stay the very same', () => {
  const full = generatedEvacuation(60)
  const [first, ...rest] = full.units ?? []
  if (!first) throw new Error('no list')
  const other = { ...first, id: 900, collectors: [{ id: 99, name: 'Другая', short_name: 'Другая', seen_at: null }] }
  const requested = { ...full, units: [first, ...rest, other] }
  const shown = withSeen(requested, keepSeen(new Map(), { person_id: 51, seen_at: at }))
  expect(shown.units?.[0]?.collectors).toMatchObject([{ id: 51, seen_at: at }])
  expect(shown.units?.at(-1)).toBe(other)
  expect(isUnseen(other)).toBe(true)
  expect(isUnseen(shown.units?.[0] ?? other)).toBe(false)
  expect(seenCount(shown.units ?? [])).toEqual({ collectors: 2, seen: 1 })
})
