import type { CellValue } from './cell-value.ts'

/** A cell that was changed in a block, as it was and as it became. */
export interface Change {
  cell: string
  before: CellValue
  after: CellValue
}
export type Block = readonly Change[]

const mostBlocks = 500

/** What can be undone and done again: blocks of cells that were changed at once. */
export class History {
  #done: Block[] = []
  #undone: Block[] = []

  /** Takes in a new block; what had been undone can't be done again over it. */
  add(block: Block): void {
    if (block.length === 0) return
    this.#done = [...this.#done.slice(1 - mostBlocks), block]
    this.#undone = []
  }

  /** Joins a further change of one cell to the last block, where that block changed this cell alone. */
  amend(change: Change): void {
    const last = this.#done.at(-1)
    const [only] = last ?? []
    if (last?.length !== 1 || only?.cell !== change.cell) return this.add([change])
    this.#done = [...this.#done.slice(0, -1), [{ ...change, before: only.before }]]
  }

  /** The changes that undo the last block; null where there is none. */
  undo(): Block | null {
    const block = this.#done.pop()
    if (!block) return null
    this.#undone.push(block)
    return block.toReversed().map(({ cell, before, after }) => ({ cell, before: after, after: before }))
  }

  redo(): Block | null {
    const block = this.#undone.pop()
    if (!block) return null
    this.#done.push(block)
    return block
  }
}
