import { expect, test } from 'vitest'
import type { Mark } from '../../contract/marks.ts'
import { tallyOf } from '../../rules/tally.ts'
import type { GroupLine } from './board.ts'
import { arrangeLines, orderOf } from './order.ts'

/** A list of people in the given states, as letters: waiting, present, missing, help, away. */
function line(key: string, states: string): GroupLine {
  const statusOf: Record<string, Mark['status']> = {
    w: 'waiting',
    p: 'present',
    m: 'missing',
    h: 'help',
    a: 'away',
  }
  const people = Array.from(states, (letter) => ({ status: statusOf[letter] ?? 'waiting' }))
  return { key, title: key, tally: tallyOf(people), lastAt: null, clashes: 0 }
}

test('the lost first, then the untouched, then by how many are left; what is done is apart', () => {
  const lines = [
    line('done', 'pp'),
    line('half', 'ppw'),
    line('lost', 'ppm'),
    line('nobody', 'aaa'),
    line('empty', ''),
    line('behind', 'pww'),
    line('untouched', 'wa'),
    line('hurt', 'hm'),
  ]
  expect(orderOf(lines)).toEqual({
    open: ['hurt', 'lost', 'untouched', 'behind', 'half'],
    found: ['done'],
    empty: ['empty', 'nobody'],
  })
})
test('a kept order gives every line its place, with the figures of now', () => {
  const order = orderOf([line('10А', 'www'), line('2А', 'ww'), line('3А', 'w')])
  const now = [line('3А', 'm'), line('10А', 'ppp'), line('2А', 'pw'), line('new', 'p')]
  const { open, found } = arrangeLines(now, order)
  expect(open.map(({ key }) => key)).toEqual(['10А', '2А', '3А'])
  expect(open[0]?.tally.present).toBe(3)
  expect(found.map(({ key }) => key)).toEqual(['new'])
  expect(orderOf(now).open).toEqual(['3А', '2А'])
})
