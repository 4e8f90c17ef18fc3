import { isCollege } from '#platform/contract/school-kind.ts'
import { plainClassTitle } from '#areas/people/rules/class-title.ts'

/** «7А»; «0» is the class before school; a group of a college bears the title it was given: «ПО-24-1». */
export const classTitle = (parallel: number, letter: string): string => (isCollege() ? letter : `${parallel}${letter}`)

/** Letters of classes as they are kept: in capitals, a word as it was written. */
export const writtenLetter = (typed: string): string => (Array.from(typed).length <= 2 ? typed.toUpperCase() : typed)

/** Whether two letters are read as one: «a», «А» and the Latin «A» are. */
export const isSameLetter = (one: string, other: string): boolean => plainClassTitle(one) === plainClassTitle(other)

/**
 * Letters of a parallel out of what was typed: «5А, 5Б, 5В», «а б в», «5А; Б», one after the other and each once; the number of
 * another parallel stays with its letter, so that it is seen. Titles of a college's groups are taken whole.
 */
export function lettersOf(typed: string, parallel: number): string[] {
  const letters: string[] = []
  for (const word of typed.split(/[\s,;]+/)) {
    const own = !isCollege() && word.startsWith(String(parallel)) ? word.slice(String(parallel).length) : word
    const letter = writtenLetter(own.replaceAll(/^["«-]+|["»]+$/g, ''))
    if (letter !== '' && !letters.some((known) => isSameLetter(known, letter))) letters.push(letter)
  }
  return letters
}

const kazakhAlphabet = 'АӘБВГҒДЕЁЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЪЫІЬЭЮЯ'
const rank = (letter: string): string =>
  Array.from(letter.toUpperCase(), (one) => {
    const place = kazakhAlphabet.indexOf(one)
    return place < 0 ? one : String.fromCodePoint(0x4_00 + place)
  }).join('')
/** In the order of the Kazakh alphabet, which has the Russian letters in theirs. */
export const byLetter = (one: string, other: string): number =>
  rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))

/** Letters in the order in which schools give them. */
const usualLetters = 'АБВГДЕЖЗИКЛМНОПРСТ'
/** The first letters that the classes of a parallel do not bear, of those that Russian and Kazakh schools give. */
export const freeLetters = (taken: readonly string[], count: number): string[] =>
  Array.from(isCollege() ? '' : usualLetters)
    .filter((letter) => !taken.some((one) => isSameLetter(one, letter)))
    .slice(0, count)
