import { romanNumerals } from '#platform/contract/roman.ts'

export interface ClassName {
  parallel: number
  letter: string
}

const quotes = /[«»"“”„']/g
const between = /^[\s.,_/\\–—-]+/

function split(cleaned: string): { number: number; rest: string } | null {
  const room = /^(\d{1,2})(\d{2})$/.exec(cleaned)
  if (room) return { number: Number(room[1]), rest: room[2] ?? '' }
  const arabic = /^(\d{1,2})(?!\d)(.*)$/.exec(cleaned)
  if (arabic) return { number: Number(arabic[1]), rest: arabic[2] ?? '' }
  const latin = /^(X?(?:IX|IV|V?I{0,3}))(.*)$/.exec(cleaned)
  const number = romanNumerals.findIndex((numeral) => numeral === latin?.[1]) + 1
  return latin && number > 0 ? { number, rest: latin[2] ?? '' } : null
}

/**
 * Parallel and letter of a class by its name: '7А', '10 Б', '9.a', '07b', '7 «Б»', 'IX в', '101' (parallel 1, class 01).
 * The letter is in capitals and empty where the name says a parallel only. Null where no parallel from 0 to 12 is named.
 */
export function parseClassName(name: string): ClassName | null {
  const cleaned = name
    .normalize('NFC')
    .replace(quotes, '')
    .replace(/(класс|кл\.?)\s*$/i, '')
    .trim()
  const found = split(cleaned)
  if (!found || found.number > 12) return null
  return { parallel: found.number, letter: found.rest.replace(between, '').trim().toUpperCase() }
}
