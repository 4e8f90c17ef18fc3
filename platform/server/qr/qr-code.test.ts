import { expect, test } from 'vitest'
import { correctionOf } from './error-correction.ts'
import { qrCode } from './qr-code.ts'

const drawn = (text: string) => qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

test('the worked example of correction in ISO/IEC 18004, annex I', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('a symbol known from another encoder, module by module', () => {
  expect(drawn('a')).toEqual([
    '#######..#.##.#######',
    '#.....#.#.##..#.....#',
    '#.###.#.##.#..#.###.#',
    '#.###.#.#.##..#.###.#',
    '#.###.#..#..#.#.###.#',
    '#.....#...##..#.....#',
    '#######.#.#.#.#######',
    '........##...........',
    '#.....#.#.##.##..###.',
    '#..##......###.###..#',
    '..#.###..##.#.##.....',
    '.#.#.#.##..#####.#.#.',
    '##.#..####.##########',
    '........##..#.....#.#',
    '#######..###.#..####.',
    '#.....#...#...#...###',
    '#.###.#..###.#..###..',
    '#.###.#..#.#####.#...',
    '#.###.#..#.###.###.##',
    '#.....#...######.#...',
    '#######.#.#.#..#..##.',
  ])
})

test.each([
  [1, 21],
  [60, 33],
  [106, 41],
  [122, 45],
  [213, 57],
])('%i bytes make %i modules on a side, with finder patterns in three corners', (bytes, size) => {
  const rows = drawn('x'.repeat(bytes))
  expect(rows).toHaveLength(size)
  expect(rows[0]?.startsWith('#######.')).toBe(true)
  expect(rows[0]?.endsWith('.#######')).toBe(true)
  expect(rows.at(-1)?.startsWith('#######.')).toBe(true)
  expect(rows[size - 8]?.[8]).toBe('#')
})

test('what is too long is refused', () => {
  expect(() => qrCode('x'.repeat(214))).toThrow(RangeError)
})
