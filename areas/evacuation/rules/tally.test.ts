import { expect, test } from 'vitest'
import { durationText } from './duration.ts'
import { namesText } from './names.ts'
import { byTrouble, classesOf, expectedOf, foundOf, sharePercent, tallyOf } from './tally.ts'

test('who is away is not awaited, who needs help was found', () => {
  const tally = tallyOf([{ status: 'present' }, { status: 'help' }, { status: 'away' }, { status: 'missing' }])
  expect(tally).toMatchObject({ total: 4, present: 1, help: 1, away: 1, missing: 1, waiting: 0 })
  expect([expectedOf(tally), foundOf(tally)]).toEqual([3, 2])
})
test.each([
  [0, 0, 100],
  [1499, 1500, 99],
  [1500, 1500, 100],
  [1, 3, 33],
])('%i of %i are %i percent', (found, expected, percent) => expect(sharePercent(found, expected)).toBe(percent))

test('classes stand by parallels, the worst list stands first', () => {
  const people = (['10А', '2Б', null, '2Б'] as const).map((class_title) => ({
    class_title,
    status: 'waiting' as const,
  }))
  expect(classesOf(people).map(({ title, tally }) => [title, tally.total])).toEqual([
    ['2Б', 2],
    ['10А', 1],
  ])
  const [calm, worried, lost] = [
    tallyOf([{ status: 'present' }]),
    tallyOf([{ status: 'waiting' }]),
    tallyOf([{ status: 'missing' }]),
  ]
  expect([calm, worried, lost].toSorted(byTrouble)).toEqual([lost, worried, calm])
})
test.each([
  [null, '—'],
  [45, '45 с'],
  [247, '4 мин 07 с'],
])('%s seconds are «%s»', (seconds, words) => expect(durationText(seconds)).toBe(words))
test('a list of many names is cut where two or more are left', () => {
  expect(namesText(['А', 'Б', 'В', 'Г'])).toBe('А, Б, В, Г')
  expect(namesText(['А', 'Б', 'В', 'Г', 'Д'])).toBe('А, Б, В и ещё 2')
})
