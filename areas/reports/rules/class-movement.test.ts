import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/calendar-date.ts'
import { classMovement } from './class-movement.ts'

const [start, end] = ['2026-09-01', '2026-10-23']
const stay = (full_name: string, from: string, to: string) => ({ full_name, from, to })

test('who was there, came, left, is there', () => {
  const stays = [
    stay('Ахметов', '2026-09-01', '2027-05-25'),
    stay('Бекова', '2025-09-01', '2026-10-02'),
    stay('Васильев', '2026-09-15', '2027-05-25'),
    stay('Гаврилов', '2026-09-08', '2026-09-30'),
    stay('Дюсенов', '2026-11-02', '2027-05-25'),
    stay('Ермекова', '2026-09-01', '2026-10-23'),
  ]
  expect(classMovement(stays, start, end)).toEqual({
    at_start: 3,
    arrived: [
      { full_name: 'Гаврилов', date: '2026-09-08' },
      { full_name: 'Васильев', date: '2026-09-15' },
    ],
    left: [
      { full_name: 'Гаврилов', date: '2026-09-30' },
      { full_name: 'Бекова', date: '2026-10-02' },
    ],
    at_end: 3,
  })
})

test('start and arrived less left make the end, whatever the stays', () => {
  const day = fc.integer({ min: -60, max: 120 })
  fc.assert(
    fc.property(fc.array(fc.tuple(day, fc.nat({ max: 90 }))), (given) => {
      const stays = given.map(([from, length]) => stay('Ученик', addDays(start, from), addDays(start, from + length)))
      const { at_start, arrived, left, at_end } = classMovement(stays, start, end)
      expect(at_start + arrived.length - left.length).toBe(at_end)
    }),
  )
})
