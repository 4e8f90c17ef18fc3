type Listener = () => void

/** Who is told of what, by name: cells, columns, rows. */
export class Signals {
  readonly #listeners = new Map<string, Set<Listener>>()

  on(name: string, listener: Listener): () => void {
    const known = this.#listeners.get(name)
    if (known) known.add(listener)
    else this.#listeners.set(name, new Set([listener]))
    return () => void this.#listeners.get(name)?.delete(listener)
  }

  emit(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener()
  }
}

/** Told when a cell of the row looks different. */
export const rowSignal = (rowId: number): string => `row:${rowId}`
