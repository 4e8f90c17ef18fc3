/** A class that becomes another. */
export interface Becomes {
  from: string
  into: string
}
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The title of a group of the next year: «7А, 7Б-1» is «8А, 8Б-1» where 7А becomes 8А and 7Б 8Б; «17А» is not «7А». */
export function retitled(title: string, classes: readonly Becomes[]): string {
  if (classes.length === 0) return title
  const into = new Map(classes.map((one) => [one.from, one.into]))
  const longestFirst = [...into.keys()].toSorted((one, other) => other.length - one.length)
  const names = longestFirst.map(escaped).join('|')
  return title.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?!\\p{L}|\\p{N})`, 'gu'),
    (found) => into.get(found) ?? found,
  )
}
