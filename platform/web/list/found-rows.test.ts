import { expect, test } from 'vitest'
import { foundRows } from './found-rows.ts'

const page = (number: number, exact?: number) => ({ items: ['а', 'б', 'в'], total: 6, page: number, size: 3, exact })

test.each([
  ['nothing is merely like it', page(1), 3],
  ['two hold it, the others follow', page(1, 2), 2],
  ['none holds it', page(1, 0), 0],
  ['all that hold it stood before', page(2, 2), 0],
  ['they reach over to the second page', page(2, 4), 1],
])('%s', (_, answer, holding) => {
  expect(foundRows(answer)).toEqual({ holding: answer.items.slice(0, holding), alike: answer.items.slice(holding) })
})
