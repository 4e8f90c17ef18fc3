import { symbolBits, versionFor, type QrVersion } from './code-words.ts'
import { penaltyOf } from './penalty.ts'

/** Dark modules of a QR code, row by row; it wants a light margin of four modules around. */
export type QrMatrix = boolean[][]

type Mask = (x: number, y: number) => boolean
const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The remainder of a binary division, as the bits of format and version are protected. */
function protectedBits(data: number, polynomial: number, bits: number): number {
  let rest = data
  for (let index = 0; index < bits; index++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial)
  return (data << bits) | rest
}
const formatBits = (mask: number) => protectedBits(mask, 0x537, 10) ^ 0x5412
const versionBits = (number: number) => protectedBits(number, 0x1f25, 12)
const isBit = (value: number, index: number) => ((value >>> index) & 1) === 1

/** The symbol under construction: what is laid, undefined where data may still go. */
class Symbol {
  readonly modules: (boolean | undefined)[][]
  readonly version: QrVersion
  constructor(version: QrVersion) {
    this.version = version
    this.modules = Array.from({ length: version.size }, () => Array.from({ length: version.size }, () => undefined))
  }
  lay(x: number, y: number, isDark: boolean): void {
    const row = this.modules[y]
    if (row && x >= 0 && x < row.length) row[x] = isDark
  }
  /** Rings around a centre: dark ones at these distances. */
  rings(x: number, y: number, most: number, isDark: (distance: number) => boolean): void {
    for (let dy = -most; dy <= most; dy++)
      for (let dx = -most; dx <= most; dx++) this.lay(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
}

function layPatterns(symbol: Symbol): void {
  const { size, alignment, number } = symbol.version
  for (let index = 0; index < size; index++) {
    symbol.lay(6, index, index % 2 === 0)
    symbol.lay(index, 6, index % 2 === 0)
  }
  const last = size - 4
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const)
    symbol.rings(x, y, 4, (distance) => distance !== 2 && distance !== 4)
  const end = alignment.at(-1)
  for (const x of alignment)
    for (const y of alignment)
      // three corners are taken by the finder patterns
      if (!((x === 6 && (y === 6 || y === end)) || (x === end && y === 6)))
        symbol.rings(x, y, 2, (distance) => distance !== 1)
  if (number >= 7)
    for (let index = 0; index < 18; index++) {
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)]
      symbol.lay(far, near, isBit(versionBits(number), index))
      symbol.lay(near, far, isBit(versionBits(number), index))
    }
}

function layFormat(symbol: Symbol, mask: number): void {
  const { size } = symbol.version
  const bits = formatBits(mask)
  for (let index = 0; index < 15; index++) {
    const near = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
    symbol.lay(8, near, isBit(bits, index))
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index
    symbol.lay(across, 8, isBit(bits, index))
  }
  symbol.lay(8, size - 8, true)
}

/** Places of data in their order: pairs of columns from the right, up and down by turns. */
function* dataPlaces({ modules, version: { size } }: Symbol): Generator<readonly [number, number]> {
  let isUpward = true
  for (let right = size - 1; right >= 1; right -= 2) {
    // the column of the timing pattern holds no data
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUpward ? size - 1 - step : step
        if (modules[y]?.[x] === undefined) yield [x, y]
      }
    isUpward = !isUpward
  }
}

/**
 * A text as a QR code of error correction M, ISO/IEC 18004, with the mask that reads best.
 * @throws RangeError for more than 213 bytes of UTF-8
 */
export function qrCode(text: string): QrMatrix {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes)
  const bits = symbolBits(bytes, version)
  const symbol = new Symbol(version)
  layPatterns(symbol)
  layFormat(symbol, 0)
  const places = Array.from(dataPlaces(symbol))
  const drawn = masks.map((isMasked, mask) => {
    for (const [index, [x, y]] of places.entries()) symbol.lay(x, y, (bits[index] === 1) !== isMasked(x, y))
    layFormat(symbol, mask)
    return symbol.modules.map((row) => row.map((module) => module === true))
  })
  return drawn.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best))
}
