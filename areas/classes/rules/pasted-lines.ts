interface Pasted {
  written: string
  /** Twelve digits; null: the line names a person. */
  iin: string | null
  name: string
}

/**
 * Lines of a list as it is pasted from a sheet or a letter: numbers before names, marks and what stands in further columns go; a line
 * with an IIN is sought by it. The same line stands once.
 */
export function pastedLines(list: string): Pasted[] {
  const lines = new Map<string, Pasted>()
  for (const raw of list.split(/\r?\n/)) {
    const written = raw.replaceAll(/\s+/g, ' ').trim()
    const iin = /(?<!\d)\d{12}(?!\d)/.exec(written)?.[0] ?? null
    const name = (raw.split('\t').find((cell) => /\p{L}{2}/u.test(cell)) ?? raw)
      .replaceAll(/[^\p{L}\s'’-]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const key = iin ?? name.toLowerCase()
    if (key !== '' && !lines.has(key)) lines.set(key, { written, iin, name })
  }
  return [...lines.values()]
}
