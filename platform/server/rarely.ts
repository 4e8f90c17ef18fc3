const quietMs = 60_000

/** @returns prints a line, the same one at most once a minute */
export function rarely(print: (line: string) => void): (line: string) => void {
  const printed = new Map<string, number>()
  return (line) => {
    const now = performance.now()
    for (const [known, at] of printed) if (now - at >= quietMs) printed.delete(known)
    if (printed.has(line)) return
    printed.set(line, now)
    print(line)
  }
}
