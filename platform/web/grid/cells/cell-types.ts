import { t } from '@lingui/core/macro'
import { asRussianLayout } from '#platform/contract/keyboard-layout.ts'
import type { CellType } from './sheet.ts'

const unreadable = (text: string, awaited: string) => ({
  value: null,
  problem: t`Непонятно: «${text}». Ожидается ${awaited}`,
})

/** One entry of a dictionary in a cell, by its letters («Н», «ДО») in any case and, where typed, in any layout. */
export function codeCells<Code extends string>(letters: ReadonlyMap<Code, string>): CellType<Code | null> {
  const byLetters = new Map([...letters].map(([code, letter]) => [letter.toLowerCase(), code]))
  return {
    empty: null,
    isEmpty: (value) => value === null,
    same: (a, b) => a === b,
    copied: (value) => (value === null ? '' : (letters.get(value) ?? value)),
    read: (text, _cell, source) => {
      const word = text.trim()
      if (word === '') return { value: null, problem: null }
      const found = byLetters.get(source === 'typed' ? asRussianLayout(word) : word.toLowerCase())
      return found === undefined ? unreadable(word, [...letters.values()].join(', ')) : { value: found, problem: null }
    },
    mayContinue: (text) => [...byLetters.keys()].some((letter) => letter.startsWith(asRussianLayout(text))),
  }
}

/** A whole number in a cell, both ends included. */
export const numberCells = ({ from, to }: { from: number; to: number }): CellType<number | null> => ({
  empty: null,
  isEmpty: (value) => value === null,
  same: (a, b) => a === b,
  copied: (value) => (value === null ? '' : String(value)),
  read: (text) => {
    const word = text.trim()
    if (word === '') return { value: null, problem: null }
    if (!/^\d+$/.test(word)) return unreadable(word, t`целое число ${from}–${to}`)
    const value = Number(word)
    if (value > to) return { value: null, problem: t`Не больше ${to}` }
    return value < from ? { value: null, problem: t`Не меньше ${from}` } : { value, problem: null }
  },
  mayContinue: (text) => /^\d+$/.test(text) && Number(text) < from,
})
