import { expect, test } from 'vitest'
import { newDraft, type AnyDraft } from './draft.ts'
import { DraftList } from './draft-list.ts'

const draft = (client_id: string, cell: string, sheet_id = 1): AnyDraft => {
  return { ...newDraft, client_id, sheet_id, cell, base: null }
}
const names = (drafts: readonly AnyDraft[]) => drafts.map(({ client_id }) => client_id)

test('drafts are found by their cell, each sheet apart, in the order of sending', () => {
  const list = new DraftList<AnyDraft>()
  for (const one of [draft('a', 'l1:7'), draft('b', 'l2:7'), draft('c', 'l1:7'), draft('d', 'l1:7', 2)]) list.set(one)
  expect(names(list.at(1, 'l1:7'))).toEqual(['a', 'c'])
  expect(names(list.at(2, 'l1:7'))).toEqual(['d'])
  expect(list.at(1, 'l9:7')).toEqual([])
  expect(names(list.all())).toEqual(['a', 'b', 'c', 'd'])
})

test('a change keeps its place, what was taken out and put again goes last', () => {
  const list = new DraftList<AnyDraft>()
  for (const one of [draft('a', 'l1:7'), draft('b', 'l1:7')]) list.set(one)
  list.set({ ...draft('a', 'l1:7'), state: 'sending' })
  expect(names(list.at(1, 'l1:7'))).toEqual(['a', 'b'])
  expect(list.get('a')?.state).toBe('sending')
  list.delete('a')
  list.delete('nobody')
  expect(list.has('a')).toBe(false)
  list.set(draft('a', 'l1:7'))
  expect(names(list.at(1, 'l1:7'))).toEqual(['b', 'a'])
  list.clear()
  expect([...list.all(), ...list.at(1, 'l1:7')]).toEqual([])
})
