/** What a course of one class, or of several, is divided into: «7А», «7А-1» and «7А-2», «7А, 7Б», «7А, 7Б-1». */
export function partTitles(classes: readonly string[], count: number): string[] {
  const whole = classes.join(', ')
  return count === 1 ? [whole] : Array.from({ length: count }, (_, part) => `${whole}-${part + 1}`)
}

/** A title that the course does not have yet: «7А», «7А (2)». */
export function freeTitle(wanted: string, taken: ReadonlySet<string>): string {
  let title = wanted
  for (let turn = 2; taken.has(title); turn++) title = `${wanted} (${turn})`
  return title
}
