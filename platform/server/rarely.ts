const quietMs = 60_000

/** @returns prints a line at most once a minute for each kind, which is the line itself unless it is named */
export function rarely(print: (line: string) => void): (line: string, kind?: string) => void {
  const printed = new Map<string, number>()
  return (line, kind = line) => {
    const now = performance.now()
    for (const [known, at] of printed) if (now - at >= quietMs) printed.delete(known)
    if (printed.has(kind)) return
    printed.set(kind, now)
    print(line)
  }
}
