import { expect, test } from 'vitest'
import { readSearch } from '#platform/web/ui/read-search.ts'
import { JournalAddress } from './address.ts'

const readAddress = (given: Record<string, unknown>) => readSearch(JournalAddress, given)

test.each([
  ['council', 'summary-sheet'],
  ['summary-sheet', 'summary-sheet'],
  ['results', 'results'],
  [undefined, 'marks'],
])('the tab of an address, %s, opens %s', (tab, opens) => {
  expect(readAddress({ tab }).tab).toBe(opens)
})

test('what an address says wrongly is as if it said nothing', () => {
  const good = { group: '5', quarter: '2', lesson: '3000000000', order: 'best', only: 'low', tab: 'marks' }
  expect(readAddress(good)).toEqual({ ...good, group: 5, quarter: 2, lesson: 3_000_000_000 })
  expect(readAddress({ quarter: 'year' }).quarter).toBe('year')
  const bad = { group: '2147483648', quarter: '-1', lesson: '1e3', order: 'first', only: 5 }
  expect(readAddress(bad)).toEqual({ tab: 'marks' })
})
