import type { Board, Held } from './board.ts'

interface Versioned {
  version: number
  author_id: number | null
}

/**
 * Tells a clash with another writer from a block that is sent again, because its answer was lost, and from a row that
 * the same block has changed already.
 */
export class Replay<Row extends Versioned> {
  readonly #writer: number | null
  readonly #touched = new Set<Held<Row>>()
  readonly #lastWishes = new Map<Held<Row>, (row: Row) => boolean>()
  readonly #removed = new Set<number>()

  constructor({ marker }: Pick<Board, 'marker'>) {
    this.#writer = marker.personId
  }

  /** Told of each step before any is done: of a row the last one stands. */
  expect(held: Held<Row> | undefined, isAsWished: (row: Row) => boolean): void {
    if (held) this.#lastWishes.set(held, isAsWished)
  }
  expectRemoval(id: number): void {
    this.#removed.add(id)
  }

  /** The row has been made or changed by this block. */
  touch(held: Held<Row>): void {
    this.#touched.add(held)
  }

  /**
   * Whether another has changed the row since the writer saw it. Where no version was seen, a row named by its id is
   * changed whatever it is; one named by `client_id` alone is the writer's own until another has changed it.
   */
  isStale(held: Held<Row>, seen: number | undefined, isNamedByClient: boolean): boolean {
    if (this.#touched.has(held) || held.before === null) return false
    if (seen !== undefined) return held.before.version !== seen
    return isNamedByClient && held.before.author_id !== this.#writer
  }

  /** Whether the row already is what the block's last step on it wants: the block has been stored before. */
  isStoredAlready(held: Held<Row>): boolean {
    return this.#lastWishes.get(held)?.(held.row) ?? false
  }
  isRemovedAlready(id: number | undefined): boolean {
    return id !== undefined && this.#removed.has(id)
  }
}
