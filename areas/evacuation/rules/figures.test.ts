import { expect, test } from 'vitest'
import { figuresOf, foundAt, slowestFirst, type Counted } from './figures.ts'

const unit = (id: number) => ({ id, type: 'lesson' as const, title: `Список ${id}`, collectors: ['Ким В. А.'] })
const found = (unitId: number, at: number, class_title: string | null = null): Counted => ({
  unitId,
  class_title,
  status: 'present',
  taps: [{ at, status: 'present' }],
})
const untouched = (unitId: number, status: 'waiting' | 'away', class_title: string | null = null): Counted => ({
  unitId,
  class_title,
  status,
  taps: [],
})

test('shares are of the expected, who is away is not waited for', () => {
  const marks = [found(1, 10), found(1, 30), found(2, 20), found(2, 60), untouched(2, 'away')]
  const figures = figuresOf([unit(1), unit(2)], marks, 100)
  expect(figures).toMatchObject({
    expected: 4,
    found: 4,
    first_mark: 10,
    half: 20,
    ninety: 60,
    all: 60,
    completed: 100,
  })
  expect(figures.units.map(({ all }) => all)).toEqual([30, 60])
  expect(figures.curve).toEqual([
    { at: 0, found: 0 },
    { at: 10, found: 1 },
    { at: 20, found: 2 },
    { at: 30, found: 3 },
    { at: 60, found: 4 },
  ])
})

test('who is not found leaves the times of all open', () => {
  const figures = figuresOf([unit(1)], [found(1, 10), untouched(1, 'waiting')], null)
  expect(figures).toMatchObject({ half: 10, ninety: null, all: null })
  expect(figures.units[0]).toMatchObject({ all: null, last_mark: 10 })
})

test('a person is found from the tap on that was not taken back', () => {
  const taps = (['present', 'missing', 'help', 'present'] as const).map((status, index) => ({ at: index * 10, status }))
  expect(foundAt({ unitId: 1, class_title: null, status: 'present', taps })).toBe(20)
  expect(foundAt({ unitId: 1, class_title: null, status: 'missing', taps })).toBeNull()
})

test('an evacuation of nobody has no times, and a long curve is thinned to its last point', () => {
  expect(figuresOf([], [], 5)).toMatchObject({ expected: 0, first_mark: null, half: null, all: null })
  const { curve } = figuresOf(
    [unit(1)],
    Array.from({ length: 1000 }, (_, at) => found(1, at)),
    null,
  )
  expect(curve.length).toBeLessThanOrEqual(121)
  expect(curve.at(-1)).toEqual({ at: 999, found: 1000 })
})

test('a class has its own time, wherever its students were collected', () => {
  const marks = [
    found(1, 10, '10А'),
    found(2, 40, '10А'),
    found(2, 90),
    found(1, 20, '2Б'),
    untouched(1, 'waiting', '2Б'),
    untouched(2, 'away', '3В'),
  ]
  const { classes } = figuresOf([unit(1), unit(2)], marks, null)
  expect(classes.map(({ title, all, last_mark }) => [title, all, last_mark])).toEqual([
    ['2Б', null, 20],
    ['3В', null, null],
    ['10А', 40, 40],
  ])
})

test('lists in which one is not found stand first, then the slowest; where nobody is awaited is left out', () => {
  const lists = [1, 2, 3, 4, 5].map(unit)
  const missing: Counted = { ...untouched(4, 'waiting'), status: 'missing' }
  const marks = [found(1, 10), found(2, 99), untouched(3, 'waiting'), missing, untouched(5, 'away')]
  expect(slowestFirst(figuresOf(lists, marks, null).units).map(({ unit_id }) => unit_id)).toEqual([4, 3, 2, 1])
})
