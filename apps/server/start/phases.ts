/** How long each part of a start took. */
export interface Phases {
  /** A part has ended; the next begins with it. */
  ended: (name: string) => void
  /** In one line for the log, milliseconds. */
  inWords: () => string
}

/** @param now milliseconds since the process began */
export function startPhases(now: () => number = () => process.uptime() * 1000): Phases {
  const parts: [name: string, milliseconds: number][] = []
  let before = 0
  return {
    ended: (name) => {
      const at = now()
      parts.push([name, Math.round(at - before)])
      before = at
    },
    inWords: () => {
      const named = parts.map(([name, milliseconds]) => `${name} ${milliseconds}`).join(', ')
      return `Открыта за ${Math.round(before)} мс: ${named}`
    },
  }
}
