import { expect, test } from 'vitest'
import { levelsOf, nextLevel, affectedBy } from './rights-changes.ts'

test('a cell goes none, read, write, none', () => {
  expect([nextLevel('none'), nextLevel('read'), nextLevel('write')]).toEqual(['read', 'write', 'none'])
})

test('who holds a key through another role neither gains nor loses', () => {
  const before = levelsOf([
    { role_id: 1, key: 'jrn_journal', level: 'write' },
    { role_id: 2, key: 'jrn_journal', level: 'read' },
  ])
  const changes = [
    { role_id: 1, key: 'jrn_journal', seen: 'write' as const, level: 'none' as const },
    { role_id: 2, key: 'jrn_journal', seen: 'read' as const, level: 'write' as const },
  ]
  // the first loses it, the second keeps it through the other role, the third comes to write
  expect(affectedBy(changes, before, [[1], [1, 2], [2]])).toEqual([
    { gain: 0, lose: 1 },
    { gain: 1, lose: 0 },
  ])
})
