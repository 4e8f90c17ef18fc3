import fc from 'fast-check'

/** Places are numbers in the lists of `World`: of a group, a lesson of the group, a student, a work, a quarter. */
const group = fc.nat(1)
const student = fc.nat(3)
const cell = { lesson: fc.nat(5), student }
const points = fc.integer({ min: 1, max: 11 })

const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('mark' as const), ...cell, value: points }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('work' as const), ...cell, work: fc.nat(3), value: fc.nat(31) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('miss' as const), ...cell, kind: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), ...cell, value: points }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), ...cell }) },
)
export type CellChange = typeof change extends fc.Arbitrary<infer C> ? C : never

/** What a result is of: one of the quarters (1–4, more often an early one), or of the year. */
const place = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 2 }) },
  { weight: 3, arbitrary: fc.integer({ min: 3, max: 4 }) },
  { weight: 4, arbitrary: fc.constantFrom('year_score' as const, 'exam' as const, 'total' as const) },
)
export type Place = typeof place extends fc.Arbitrary<infer P> ? P : never
const result = { group, student, of: place }
const isOpen = fc.boolean()
/** What is done in a school that bears on its journals. */
const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      group,
      changes: fc.array(change, { minLength: 1, maxLength: 8 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('set' as const), ...result, value: fc.integer({ min: 2, max: 6 }) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take' as const), ...result, replaces: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unset' as const), ...result }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('write' as const), group, lesson: fc.nat(5), text: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('undo' as const), group, back: fc.nat(3), isHead: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), day: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), isCancelled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), isOpen, isLast: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const), group, isOpen, isLast: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
)
export type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** The year has come to its end, and both journals are open once more at its beginning and its end. */
const endedYear: readonly Command[] = [
  { do: 'end' },
  ...[0, 1].flatMap((one) =>
    [false, true].map((isLast): Command => ({ do: 'reopen', group: one, isOpen: true, isLast })),
  ),
]
/** What happens in a year that goes on, or in one that has been closed and reopened. */
export const commands = fc.oneof(
  fc.array(command, { minLength: 3, maxLength: 12 }),
  fc.array(command, { minLength: 3, maxLength: 12 }).map((later) => [...endedYear, ...later]),
)
