import { expect, test } from 'vitest'
import { readSearch } from '#platform/web/ui/read-search.ts'
import { JournalAddress } from './address.ts'

test.each([
  ['council', 'summary-sheet'],
  ['summary-sheet', 'summary-sheet'],
  ['results', 'results'],
  [undefined, 'marks'],
])('the tab of an address, %s, opens %s', (tab, opens) => {
  expect(readSearch(JournalAddress, { tab }).tab).toBe(opens)
})
