/** A cell that was changed in a block, as it was and as it became. */
export interface Change<Value> {
  cell: string
  before: Value
  after: Value
}
export type Block<Value> = readonly Change<Value>[]

const maxBlocks = 500

/** What can be undone and done again: blocks of cells that were changed at once. */
export class History<Value> {
  #done: Block<Value>[] = []
  #undone: Block<Value>[] = []

  /** Takes in a new block; what had been undone can't be done again over it. */
  add(block: Block<Value>): void {
    if (block.length === 0) return
    this.#done = [...this.#done.slice(1 - maxBlocks), block]
    this.#undone = []
  }

  /** Joins a further change of one cell to the last block, where that block changed this cell alone. */
  amend(change: Change<Value>): void {
    const last = this.#done.at(-1)
    const [only] = last ?? []
    if (last?.length !== 1 || only?.cell !== change.cell) return this.add([change])
    this.#done = [...this.#done.slice(0, -1), [{ ...change, before: only.before }]]
  }

  /** The changes that undo the last block; null where there is none. */
  undo(): Block<Value> | null {
    const block = this.#done.pop()
    if (!block) return null
    this.#undone.push(block)
    return block.toReversed().map(({ cell, before, after }) => ({ cell, before: after, after: before }))
  }

  redo(): Block<Value> | null {
    const block = this.#undone.pop()
    if (!block) return null
    this.#done.push(block)
    return block
  }
}
