type Listener = () => void

/**
 * Who is told of what: cells, columns and the like by name, rows by student. Rows are told after the next picture: their
 * results may come a moment later than the key that was pressed.
 */
export class Signals {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #rows = new Set<number>()

  on(name: string, listener: Listener): () => void {
    const known = this.#listeners.get(name)
    if (known) known.add(listener)
    else this.#listeners.set(name, new Set([listener]))
    return () => void this.#listeners.get(name)?.delete(listener)
  }

  onRow(studentId: number, listener: Listener): () => void {
    return this.on(`row:${studentId}`, listener)
  }

  tell(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener()
  }

  tellRow(studentId: number): void {
    if (this.#rows.size === 0) afterPicture(() => this.#tellRows())
    this.#rows.add(studentId)
  }

  tellAll(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener()
  }

  #tellRows(): void {
    const rows = [...this.#rows]
    this.#rows.clear()
    for (const row of rows) this.tell(`row:${row}`)
  }
}

function afterPicture(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
