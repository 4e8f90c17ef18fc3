import { expect, test } from 'vitest'
import { demonstrationPlan } from './plan.ts'
import { cast } from './sign-ins.ts'

const { plan } = await demonstrationPlan()
const alternating = plan.entries.filter(({ week }) => week !== undefined)

test('a few lessons of the demonstration alternate by weeks, the shown student’s class among them', () => {
  expect(alternating.length).toBeGreaterThanOrEqual(8)
  const shown = plan.groups.filter(({ classes }) => classes.includes(cast.studentClass)).map(({ key }) => key)
  expect(alternating.filter(({ group }) => shown.includes(group))).toHaveLength(4)
})

test.each(['odd', 'even'] as const)('in %s weeks nobody is in two places, and hours stay the same', (parity) => {
  const entries = plan.entries.filter(({ week = 'every' }) => week === 'every' || week === parity)
  const places = entries.flatMap(({ teachers, group, weekday, shift, slot }) =>
    [...teachers, group].map((who) => `${who} ${weekday} ${shift} ${slot}`),
  )
  expect(new Set(places).size).toBe(places.length)
  const moving = alternating.filter(({ week }) => week === parity)
  const rooms = entries.flatMap((entry) => (entry.room === null ? [] : [entry]))
  for (const one of moving)
    expect(
      rooms.filter(
        ({ room, weekday, shift, slot }) =>
          room === one.room && weekday === one.weekday && shift === one.shift && slot === one.slot,
      ).length,
    ).toBeLessThanOrEqual(1)
  expect(moving).toHaveLength(alternating.length / 2)
})
