/**
 * Letters that search takes for one: ё and е, each Kazakh letter and its nearest Russian one, so that «Нургали» finds
 * «Нұрғали». Letter by letter the arguments of SQL's `translate(lower(x), from, to)` in `platform.search_text`.
 */
export const searchLetters = { from: 'ёәғқңөұүһі', to: 'еагкноуухи' } as const

const folded = new Map(Array.from(searchLetters.from, (letter, index) => [letter, searchLetters.to[index] ?? letter]))

/** The spelling under which a text is searched: lower case, folded letters; the same as SQL's `platform.search_text`. */
export const searchText = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => folded.get(letter) ?? letter).join('')

/** The words of a query, each to be found anywhere in the searched text, in any order. */
export const searchWords = (query: string): string[] =>
  searchText(query)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether every word of the query stands in the text; an empty query is found in all. */
export function isFound(text: string, query: string): boolean {
  const searched = searchText(text)
  return searchWords(query).every((word) => searched.includes(word))
}
