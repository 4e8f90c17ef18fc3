import { expect, test } from 'vitest'
import { planBells } from './bells.ts'

const named = (...names: string[]) => names.map((name) => ({ name, longName: '' }))
const counted = (count: number) => named(...Array.from({ length: count }, (_, order) => String(order + 1)))
const times = (bells: ReturnType<typeof planBells>) => bells.slots.map((slot) => `${slot.startsAt}-${slot.endsAt}`)

test('fourteen hours of classes that keep to one half are two shifts of 40 minutes', () => {
  const bells = planBells(counted(14), [new Set([0, 6]), new Set([7, 13])])
  expect(bells.source).toBe('two-shifts')
  expect(times(bells).join(' ')).toBe(
    '08:00-08:40 08:45-09:25 09:40-10:20 10:35-11:15 11:20-12:00 12:05-12:45 12:50-13:30 ' +
      '14:10-14:50 14:55-15:35 15:50-16:30 16:45-17:25 17:30-18:10 18:15-18:55 19:00-19:40',
  )
  expect(bells.slots[7]).toMatchObject({ hour: 7, shift: 2, number: 1 })
})

test('a class across both halves means one long shift', () => {
  expect(planBells(counted(14), [new Set([0, 13]), new Set([8])]).source).toBe('one-shift')
})

test('hours without times take the template of one shift', () => {
  expect(times(planBells(counted(5), []))).toEqual([
    '08:00-08:45',
    '08:50-09:35',
    '09:50-10:35',
    '10:50-11:35',
    '11:40-12:25',
  ])
})

test.each([
  ['starts an hour apart', ['07:00', '08:00', '09:05'], ['07:00-07:45', '08:00-08:45', '09:05-09:50']],
  ['starts 45 minutes apart leave a break', ['07:30', '08:15'], ['07:30-08:10', '08:15-08:55']],
  ['starts and ends', ['8:00-8:35', '8.40–9.15'], ['08:00-08:35', '08:40-09:15']],
])('hours named by times: %s', (_, names, spans) => {
  const bells = planBells(named(...names), [])
  expect(bells.source).toBe('file')
  expect(times(bells)).toEqual(spans)
})

test('times out of order are no times', () => {
  expect(planBells(named('09:00', '08:00'), []).source).toBe('one-shift')
})

test('a day never runs past midnight', () => {
  const bells = planBells(counted(30), [])
  expect(bells.slots).toHaveLength(18)
  expect(bells.slots.at(-1)?.endsAt).toBe('23:15')
})
