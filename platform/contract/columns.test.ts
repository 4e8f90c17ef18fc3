import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldColumns, unfoldColumns } from './columns.ts'

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 'fo', null) },
  fc.integer(),
  fc.string(),
  fc.constant(undefined),
  fc.array(fc.integer(), { maxLength: 2 }),
)
const row = fc.record({ id: fc.integer(), kind: value, comment: value, extra: value }, { requiredKeys: ['id'] })
const sent = (answer: object): unknown => JSON.parse(JSON.stringify(answer))

test('lists come back as they were, whatever their rows have, lack or share', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const folded = foldColumns({ year: 1, rows }, { rows: ['id', 'kind', 'comment', 'extra'] })
      expect(unfoldColumns(sent(folded))).toEqual(sent({ year: 1, rows }))
    }),
  )
})

test('what is the same in nearly all rows stands once, what few have by their numbers, what no contract knows nowhere', () => {
  const marks = [5, 5, 7, 5, 5].map((value, id) => ({ id, value, secret: 1, ...(id === 3 && { retake: 9 }) }))
  expect(foldColumns({ marks }, { marks: ['id', 'value', 'retake'] })).toEqual({
    in_columns: ['marks'],
    marks: { rows: 5, same: { value: 5 }, each: { id: [0, 1, 2, 3, 4] }, some: { value: { 2: 7 }, retake: { 3: 9 } } },
  })
})

test('a list that an answer lacks stays absent', () => {
  const short = { id: 4 }
  const folded = foldColumns(short, { marks: ['id', 'status'] })
  expect(folded).toEqual({ id: 4, in_columns: [] })
  expect(unfoldColumns(sent(folded))).toEqual(short)
})
