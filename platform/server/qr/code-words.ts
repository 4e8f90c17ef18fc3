import { correctionOf } from './error-correction.ts'

/** A size of the symbol at error correction M: 15 % of it may be unreadable. */
export interface QrVersion {
  number: number
  /** Modules on a side. */
  size: number
  /** Centres of the alignment patterns on either axis. */
  alignment: readonly number[]
  blocks: number
  /** Code words of correction in each block. */
  correction: number
  /** Code words in all. */
  words: number
}
const version = (
  number: number,
  words: number,
  blocks: number,
  correction: number,
  alignment: number[],
): QrVersion => ({
  number,
  size: 17 + 4 * number,
  alignment,
  blocks,
  correction,
  words,
})
/** ISO/IEC 18004, tables 1, 9 and E.1; 213 bytes fit into the last one, an address with a code into the fifth. */
const versions: readonly QrVersion[] = [
  version(1, 26, 1, 10, []),
  version(2, 44, 1, 16, [6, 18]),
  version(3, 70, 1, 26, [6, 22]),
  version(4, 100, 2, 18, [6, 26]),
  version(5, 134, 2, 24, [6, 30]),
  version(6, 172, 4, 16, [6, 34]),
  version(7, 196, 4, 18, [6, 22, 38]),
  version(8, 242, 4, 22, [6, 24, 42]),
  version(9, 292, 5, 22, [6, 26, 46]),
  version(10, 346, 5, 26, [6, 28, 50]),
]
const byteMode = 0b0100
const paddings = [0xec, 0x11]

const dataWords = ({ words, blocks, correction }: QrVersion) => words - blocks * correction
/** Bits of the length: one byte up to version 9. */
const lengthBits = ({ number }: QrVersion) => (number < 10 ? 8 : 16)

/** @throws RangeError for more than 213 bytes */
export function versionFor(bytes: Uint8Array): QrVersion {
  const found = versions.find((one) => 4 + lengthBits(one) + 8 * bytes.length <= 8 * dataWords(one))
  if (!found) throw new RangeError(`Too long for a QR code: ${bytes.length} bytes`)
  return found
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1)

function dataOf(bytes: Uint8Array, one: QrVersion): number[] {
  const capacity = dataWords(one)
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(bytes.length, lengthBits(one)),
    ...Array.from(bytes).flatMap((byte) => bitsOf(byte, 8)),
  ]
  const ended = [...bits, ...bitsOf(0, Math.min(4, 8 * capacity - bits.length))]
  const words = Array.from({ length: Math.ceil(ended.length / 8) }, (_, index) =>
    bitsOf(0, 8).reduce((word, _bit, place) => (word << 1) | (ended[8 * index + place] ?? 0), 0),
  )
  return [...words, ...Array.from({ length: capacity - words.length }, (_, index) => paddings[index % 2] ?? 0)]
}

/** Takes the first of all, then the second of all, and so on. */
const interleaved = (blocks: readonly number[][]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, index) =>
    blocks.flatMap((block) => (index < block.length ? [block[index] ?? 0] : [])),
  ).flat()

/** All bits of the symbol in the order in which they are laid: data in blocks, then their correction. */
export function symbolBits(bytes: Uint8Array, one: QrVersion): number[] {
  const data = dataOf(bytes, one)
  const shorter = Math.floor(data.length / one.blocks)
  const longer = data.length % one.blocks
  let start = 0
  const blocks = Array.from({ length: one.blocks }, (_, index) => {
    const length = shorter + (index >= one.blocks - longer ? 1 : 0)
    start += length
    return data.slice(start - length, start)
  })
  const corrections = blocks.map((block) => correctionOf(block, one.correction))
  return [...interleaved(blocks), ...interleaved(corrections)].flatMap((word) => bitsOf(word, 8))
}
