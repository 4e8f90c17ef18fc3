/** Rows of ours stand three deep, a formatted text in them some dozens. */
const maxLevels = 64

export type JsonObjection = { kind: 'depth' } | { kind: 'repeated'; name: string }

/** Where the text that begins at `start` (a quote) ends: the place of its closing quote, or the end. */
function endOfText(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
const blank = /\s/
/** Whether a colon follows: the text names a field. */
function isName(json: string, end: number): boolean {
  let at = end + 1
  while (at < json.length && blank.test(json[at] ?? '')) at++
  return json[at] === ':'
}
/** The name as it is meant: two that are written differently may be one. */
function nameOf(written: string): string {
  if (!written.includes('\\')) return written
  try {
    return JSON.parse(`"${written}"`) as string
  } catch {
    return written
  }
}

/**
 * What of a JSON text is refused before it is parsed: lists and objects deeper in one another than any of ours, and an
 * object that names a field twice. A text that is no JSON is left to the parser. @returns null where nothing is
 */
export function jsonObjection(json: string): JsonObjection | null {
  // of each open object the names so far; of a list none
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '{' || character === '[') {
      open.push(character === '{' ? new Set() : null)
      if (open.length > maxLevels) return { kind: 'depth' }
    } else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = endOfText(json, at)
      const names = open.at(-1)
      if (names && isName(json, end)) {
        const name = nameOf(json.slice(at + 1, end))
        if (names.has(name)) return { kind: 'repeated', name }
        names.add(name)
      }
      at = end
    }
  }
  return null
}
