/** Presses that go together in one write. */
export interface Gathered<Press> {
  /** The latest; at most so many as were asked for. */
  presses: readonly Press[]
  count: number
}
export interface JoinedPresses<Press, Written> {
  /** Adds a press to those of its name that wait. @returns what was written of all of them */
  add: (name: string, press: Press) => Promise<Written>
}

/** Lets a flood of presses become a few writes: those of one name that come within a moment go in one. */
export function joinedPresses<Press, Written>(
  write: (name: string, gathered: Gathered<Press>) => Promise<Written>,
  { withinMs, maxKept }: { withinMs: number; maxKept: number },
): JoinedPresses<Press, Written> {
  const waiting = new Map<string, { presses: Press[]; count: number; written: Promise<Written> }>()
  const begin = (name: string) => {
    const begun = { presses: [] as Press[], count: 0, written: Promise.resolve() as unknown as Promise<Written> }
    begun.written = new Promise<void>((resolve) => setTimeout(resolve, withinMs)).then(() => {
      waiting.delete(name)
      return write(name, begun)
    })
    waiting.set(name, begun)
    return begun
  }
  return {
    add: (name, press) => {
      const gathered = waiting.get(name) ?? begin(name)
      gathered.count += 1
      gathered.presses.push(press)
      if (gathered.presses.length > maxKept) gathered.presses.shift()
      return gathered.written
    },
  }
}
