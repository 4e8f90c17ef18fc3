import { asRussianLayout } from '#platform/contract/keyboard-layout.ts'
import { t } from '#platform/contract/text.ts'
import type { MissKind } from '#areas/miss-kinds/rules/miss-kinds.ts'

/** What a column of the grid takes: several ФО, or the points of its СОР or СОЧ. */
export interface CellColumn {
  type: 'fo' | 'sor' | 'soch'
  maximum: number
}

/** What stands in a cell; all empty means to clear it. Minutes are null where not given. */
export interface CellContent {
  scores: number[]
  miss: { code: string; minutes: number | null } | null
}

export type CellInput = { content: CellContent; problem: null } | { content: null; problem: string }

/** Typed keys are read by their place on the keyboard, a pasted text as it stands. */
export type InputSource = 'typed' | 'pasted'

const problem = (text: string): CellInput => ({ content: null, problem: text })

interface Token {
  score: number | null
  miss: { kind: MissKind; minutes: number | null } | null
}

function tokenOf(text: string, kinds: readonly MissKind[]): Token | null {
  if (/^\d+$/.test(text)) return { score: Number(text), miss: null }
  const found = /^(\p{L}+)(\d*)$/u.exec(text)
  const kind = kinds.find(({ letter }) => letter.toLowerCase() === found?.[1])
  if (!kind || (found?.[2] && !kind.takes_minutes)) return null
  return { score: null, miss: { kind, minutes: found?.[2] ? Number(found[2]) : null } }
}

/** What a cell takes, in words: «целое число 1–10 или Н, У, О». */
function awaited({ type, maximum }: CellColumn, kinds: readonly MissKind[]): string {
  const number = type === 'fo' ? t`целое число 1–${maximum}` : t`целое число 0–${maximum}`
  const letters = kinds.map(({ letter }) => letter).join(', ')
  return letters === '' ? number : t`${number} или ${letters}`
}

function scoresProblem(scores: readonly number[], { type, maximum }: CellColumn): string | null {
  if (scores.some((score) => score > maximum)) return t`Больше максимума ${maximum}`
  if (type === 'fo' && scores.includes(0)) return t`ФО — от 1`
  return type !== 'fo' && scores.length > 1 ? t`За эту работу ставится одна отметка` : null
}

/**
 * Reads what a teacher types into a cell: marks «7», «7/8» or «7 8», a miss by its letter in any case («н», «до»),
 * «о15» for 15 minutes late, both («о 7»); nothing clears the cell. With `problem` in Russian where it can't be read.
 * Whether the lesson may be marked at all is for `scoreObjection` and `missObjection`.
 */
export function parseCell(
  text: string,
  column: CellColumn,
  kinds: readonly MissKind[],
  source: InputSource = 'typed',
): CellInput {
  const words = text.split(/[\s/]+/).filter((word) => word !== '')
  const read = (word: string) => (source === 'typed' ? asRussianLayout(word) : word.toLowerCase())
  const tokens = words.map((word) => tokenOf(read(word), kinds))
  const unread = tokens.indexOf(null)
  if (unread !== -1) return problem(t`Непонятно: «${words[unread] ?? ''}». Ожидается ${awaited(column, kinds)}`)
  const scores = tokens.flatMap((token) => (token?.score === null || !token ? [] : [token.score]))
  const misses = tokens.flatMap((token) => token?.miss ?? [])
  const [miss] = misses
  if (misses.length > 1) return problem(t`За урок ставится один пропуск`)
  const wrong = scoresProblem(scores, column)
  if (wrong !== null) return problem(wrong)
  return { content: { scores, miss: miss ? { code: miss.kind.code, minutes: miss.minutes } : null }, problem: null }
}

/** A cell as text, for the grid and for copying; `parseCell` reads it back. «О15 7/8», empty for an empty cell. */
export function cellText({ scores, miss }: CellContent, kinds: readonly MissKind[]): string {
  const letter = miss === null ? '' : (kinds.find(({ code }) => code === miss.code)?.letter ?? miss.code)
  return [`${letter}${miss?.minutes ?? ''}`, scores.join('/')].filter((part) => part !== '').join(' ')
}
