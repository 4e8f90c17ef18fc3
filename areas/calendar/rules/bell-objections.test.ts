import { expect, test } from 'vitest'
import { buildBells } from './bell-builder.ts'
import { bellObjections, bellWarnings, type Bell } from './bell-objections.ts'

const bell = (number: number, start_time: string, end_time: string, shift = 1): Bell => ({
  shift,
  number,
  start_time,
  end_time,
})
const usual = { is_default: false, weekdays: null, from_parallel: null, to_parallel: null }

test.each<[string, Partial<Parameters<typeof bellObjections>[0]>, string[]]>([
  ['a plain day', { slots: [bell(1, '08:00', '08:45'), bell(2, '08:50', '09:35')] }, []],
  ['a lesson till midnight', { slots: [bell(1, '23:15', '24:00')] }, []],
  ['two shifts at one time', { slots: [bell(1, '08:00', '08:45'), bell(1, '08:00', '08:45', 2)] }, []],
  ['an end before the start', { slots: [bell(1, '08:45', '08:00')] }, ['slots.0.end_time']],
  ['an overlap', { slots: [bell(1, '08:00', '08:45'), bell(2, '08:40', '09:25')] }, ['slots.1.start_time']],
  [
    'a number twice',
    { slots: [bell(1, '08:00', '08:45'), bell(1, '09:00', '09:45')] },
    ['slots.0.number', 'slots.1.number'],
  ],
  ['half a range', { from_parallel: 1 }, ['to_parallel']],
  ['a range backwards', { from_parallel: 4, to_parallel: 1 }, ['to_parallel']],
  ['a default for some', { is_default: true, weekdays: ['sat'] }, ['is_default']],
])('%s', (_name, change, paths) => {
  const slots = [bell(1, '08:00', '08:45')]
  expect(bellObjections({ ...usual, slots, ...change }).map(({ path }) => path.join('.'))).toEqual(paths)
})

test('lessons are laid one after another, the last break goes on, the day ends at midnight', () => {
  const built = buildBells({ shift: 1, start: '08:00', lessons: 4, minutes: 40, breaks: [5, 15] })
  expect(built.map(({ start_time, end_time }) => `${start_time}-${end_time}`)).toEqual([
    '08:00-08:40',
    '08:45-09:25',
    '09:40-10:20',
    '10:35-11:15',
  ])
  expect(buildBells({ shift: 1, start: '23:00', lessons: 9, minutes: 60, breaks: [] })).toHaveLength(1)
  expect(buildBells({ shift: 1, start: '25:00', lessons: 9, minutes: 60, breaks: [] })).toEqual([])
})

test('short breaks and long lessons are warned of', () => {
  expect(bellWarnings([bell(1, '08:00', '08:50'), bell(2, '08:52', '09:32')])).toEqual([
    '1-й урок длиннее 45 минут: 50',
    'После 1-го урока перемена короче 5 минут: 2',
  ])
})
