/** Work that waits for its turn. */
export interface Turns {
  /** Runs what an owner asks for after all that this owner has asked for before. */
  run: <T>(owner: number, act: () => Promise<T>) => Promise<T>
}

/**
 * Lets so many owners work at the same time, each one thing after the other; who waits comes in turn, so that nobody who asks
 * for much keeps another waiting for more than one thing of theirs.
 */
export function turnsOf(places: number): Turns {
  const waiting = new Map<number, (() => Promise<void>)[]>()
  const busy = new Set<number>()

  const begin = (owner: number, tasks: (() => Promise<void>)[]): void => {
    const task = tasks.shift()
    // to the end of the line
    waiting.delete(owner)
    if (tasks.length > 0) waiting.set(owner, tasks)
    busy.add(owner)
    void task?.().then(() => {
      busy.delete(owner)
      advance()
    })
  }
  const advance = (): void => {
    for (const [owner, tasks] of waiting) {
      if (busy.size >= places) return
      if (!busy.has(owner)) begin(owner, tasks)
    }
  }
  return {
    run: (owner, act) =>
      new Promise((resolve, reject) => {
        const tasks = waiting.get(owner) ?? []
        tasks.push(() => act().then(resolve, reject))
        waiting.set(owner, tasks)
        advance()
      }),
  }
}
