import { expect, test } from 'vitest'
import { displayBytes } from './bytes.ts'

test.each([
  [0, '0 Б'],
  [640, '640 Б'],
  [12_400, '12 КБ'],
  [1_400_000, '1,4 МБ'],
  [25_000_000, '25 МБ'],
])('%i bytes are %s', (bytes, words) => expect(displayBytes(bytes)).toBe(words))
