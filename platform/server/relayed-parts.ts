/** What one process tells the others. */
export interface Relayed {
  /** The process. */
  from: string
  /** Grows with each message of a process. */
  id: number
  text: string
}
/** A notification bears less than 8,000 bytes; a character of UTF-16 is three of them at most. */
const partCharacters = 2_600
/** Processes that have gone are forgotten. */
const maxKnown = 100

const isFirstHalf = (code: number) => code >= 0xd8_00 && code <= 0xdb_ff

/** A character of two halves is never cut. */
function cut(text: string): string[] {
  const parts: string[] = []
  for (let begin = 0; begin === 0 || begin < text.length;) {
    const end = begin + partCharacters
    const isWithin = end < text.length && isFirstHalf(text.charCodeAt(end - 1))
    parts.push(text.slice(begin, isWithin ? end - 1 : end))
    begin = isWithin ? end - 1 : end
  }
  return parts
}

/** A message as notifications of one statement: those of one transaction come together and in their order. */
export function partsOf({ from, id, text }: Relayed): string[] {
  const parts = cut(text)
  return parts.map((part, index) => `${from} ${id} ${parts.length - 1 - index} ${part}`)
}

/** @returns puts notifications together again: the message with its last part, else null; told twice, it counts once */
export function joinParts(): (notification: string) => Relayed | null {
  const known = new Map<string, { id: number; text: string; isWhole: boolean }>()
  return (notification) => {
    const [, from, number, left, part = ''] = /^(\S+) (\d+) (\d+) (.*)$/s.exec(notification) ?? []
    if (from === undefined) return null
    const id = Number(number)
    const before = known.get(from)
    if (before && (id < before.id || (id === before.id && before.isWhole))) return null
    const text = before?.id === id ? before.text + part : part
    const isWhole = left === '0'
    known.delete(from)
    known.set(from, { id, text: isWhole ? '' : text, isWhole })
    for (const [oldest] of known) {
      if (known.size <= maxKnown) break
      known.delete(oldest)
    }
    return isWhole ? { from, id, text } : null
  }
}
