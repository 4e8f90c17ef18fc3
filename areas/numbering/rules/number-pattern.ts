import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { NumberingPeriod } from './numbering-period.ts'

export const maxPatternLength = 60
const maxDigits = 9
/** Digits that a number may grow to: a pattern that leaves them no room would fail one day. */
const roomForSerial = 6
const maxNumberLength = 80

/** What a number is made of. */
export interface NumberFacts {
  serial: number
  /** The day it is given. */
  on: CalendarDate
  /** What `{год}` says: of a journal by study years the year in which that of the day begins. */
  year: number
}

type Say = (facts: NumberFacts, digits: number | null) => string
const padded = (value: number, digits: number | null) => String(value).padStart(digits ?? 1, '0')
/** Of a year its last digits. */
const yearDigits = (year: number, digits: number | null) =>
  digits === null ? String(year) : String(year).slice(-digits)

/** What may stand in braces, with the digits that may follow it behind a colon. */
const tokens: Readonly<Record<string, { say: Say; digits: readonly number[] }>> = {
  номер: {
    say: ({ serial }, digits) => padded(serial, digits),
    digits: Array.from({ length: maxDigits }, (_, index) => index + 1),
  },
  год: { say: ({ year }, digits) => yearDigits(year, digits), digits: [2] },
  'год+1': { say: ({ year }, digits) => yearDigits(year + 1, digits), digits: [2] },
  месяц: { say: ({ on }) => on.slice(5, 7), digits: [] },
  день: { say: ({ on }) => on.slice(8, 10), digits: [] },
}
/** Braces stand in no text of ours: there they are places of values. */
const written = { brace: '{', serial: '{номер}', year: '{год}' }
/** As they are offered beside the field. */
export const patternTokens = ['{номер}', '{номер:5}', '{год}', '{год:2}', '{год+1:2}', '{месяц}', '{день}'] as const

const token = /\{([^{}]*)\}/g
interface Used {
  place: string
  name: string
  digits: number | null
}
const tokensIn = (pattern: string): Used[] =>
  Array.from(pattern.matchAll(token), ([place, inside = '']) => {
    const [name = '', digits] = inside.split(':')
    return { place, name, digits: digits === undefined ? null : Number(digits) }
  })
const isKnown = ({ name, digits }: Used) => {
  const known = Object.hasOwn(tokens, name) ? tokens[name] : undefined
  return known !== undefined && (digits === null || known.digits.includes(digits))
}

/** A number by a pattern to which nothing is objected: «2026/27-00017», «84-к». */
export const numberText = (pattern: string, facts: NumberFacts): string =>
  pattern.replaceAll(token, (place: string) => {
    const [used] = tokensIn(place)
    return used === undefined ? place : (tokens[used.name]?.say(facts, used.digits) ?? place)
  })

/** Why a pattern can't be that of a journal whose numbers begin anew by this period; null where it can. */
export function patternObjection(pattern: string, period: NumberingPeriod): Text | null {
  const used = tokensIn(pattern)
  if (/[{}]/.test(pattern.replaceAll(token, ''))) return msg`Скобка ${written.brace} осталась без пары`
  const unknown = used.find((one) => !isKnown(one))
  if (unknown) return msg`Неизвестно, что подставить вместо ${unknown.place}`
  const serials = used.filter(({ name }) => name === 'номер').length
  if (serials === 0) return msg`В образце нет ${written.serial}: все номера были бы одинаковы`
  if (serials > 1) return msg`${written.serial} стоит дважды: оставьте один`
  if (period !== 'never' && !used.some(({ name }) => name.startsWith('год')))
    return msg`Нумерация каждый год начинается заново, а года в образце нет: номера повторятся. Добавьте ${written.year}`
  const longest = numberText(pattern, { serial: 10 ** roomForSerial - 1, on: '2026-12-31', year: 2026 })
  return longest.length > maxNumberLength ? msg`Номер получится длиннее ${maxNumberLength} знаков` : null
}
