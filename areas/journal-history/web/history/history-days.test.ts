import { expect, test } from 'vitest'
import type { JournalChange } from '../../contract/history.ts'
import { historyDays } from './history-days.ts'

const change = (id: number, at: string, batch: string | null = null): JournalChange => ({
  id,
  at,
  account_id: 1,
  who: 'Бекенова Ж.',
  on_behalf_of: null,
  batch,
  subject: 'score',
  student: null,
  lesson: null,
  before: null,
  after: { type: 'fo', value: 5 },
})
const batch = (id: string, size: number) => ({ id, size, is_undoing: false, is_undone: false, may_undo: true })

test('days with their batches, in the order given', () => {
  const changes = [
    change(6, '2026-11-20T10:00:00Z', 'b'),
    change(7, '2026-11-20T10:00:00Z'),
    change(5, '2026-11-20T10:00:00Z', 'b'),
    change(4, '2026-11-20T09:00:00Z'),
    change(3, '2026-11-20T08:00:00Z', 'single'),
    change(2, '2026-11-19T08:00:00Z', 'b'),
  ]
  const days = historyDays(changes, [batch('b', 3), batch('single', 1)], (at) => at.slice(0, 10))
  expect(
    days.map(({ day, blocks }) => [day, blocks.map((one) => [one.batch?.id, one.changes.map(({ id }) => id)])]),
  ).toEqual([
    [
      '2026-11-20',
      [
        ['b', [6, 5]],
        [undefined, [7]],
        [undefined, [4]],
        ['single', [3]],
      ],
    ],
    ['2026-11-19', [['b', [2]]]],
  ])
})
