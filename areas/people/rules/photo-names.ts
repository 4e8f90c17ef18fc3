import { folded } from '#platform/contract/folded.ts'

/** A student of the class whose photos are brought, in the order of its list. */
export interface Pictured {
  id: number
  full_name: string
  iin: string | null
}
/** Whom the name of a file means: one of these, or several who have to be told apart by hand; nobody where it says nothing. */
export interface PhotoMatch {
  ids: number[]
  by: 'iin' | 'name' | 'number' | null
}

const wordsOf = (text: string): string[] =>
  folded(text.normalize('NFC'))
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** The extension says nothing of the person. */
const stemOf = (name: string): string => (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z]{3,4}$/i, '')

/** Words of the file that are those of the name, or their first letters; the surname among them in full. */
function isNamed(words: readonly string[], fullName: string): boolean {
  const [surname, ...rest] = wordsOf(fullName)
  if (surname === undefined || !words.includes(surname)) return false
  const others = words.filter((word) => word !== surname)
  return others.every((word) => rest.some((own) => own === word || (word.length === 1 && own.startsWith(word))))
}

/**
 * Whom a file's name means: by an IIN in it, else by the name («Ахметов Данияр», «akhmetov» is none), else by the number in the
 * list of the class.
 */
export function matchPhoto(fileName: string, students: readonly Pictured[]): PhotoMatch {
  const stem = stemOf(fileName)
  const iin = /(?<!\d)\d{12}(?!\d)/.exec(stem)?.[0]
  const byIin = students.filter((one) => iin !== undefined && one.iin === iin)
  if (byIin.length > 0) return { ids: byIin.map(({ id }) => id), by: 'iin' }
  const words = wordsOf(stem)
  const byName = words.length === 0 ? [] : students.filter(({ full_name }) => isNamed(words, full_name))
  if (byName.length > 0) return { ids: byName.map(({ id }) => id), by: 'name' }
  const number = /^\D*(\d{1,3})$/.exec(stem.trim())?.[1]
  const numbered = words.length === 0 && number !== undefined ? students[Number(number) - 1] : undefined
  return numbered ? { ids: [numbered.id], by: 'number' } : { ids: [], by: null }
}
