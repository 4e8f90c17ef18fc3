import type { TrackedRow } from './tracked-rows.ts'

interface Versioned {
  version: number
  author_id: number | null
}

/**
 * Distinguishes a conflict with another writer from a block that is sent again, because its answer was lost, and from a row
 * that the same block has changed already.
 */
export class ResendGuard<Row extends Versioned> {
  readonly #writerId: number | null
  readonly #touched = new Set<TrackedRow<Row>>()
  readonly #lastInputs = new Map<TrackedRow<Row>, (row: Row) => boolean>()
  readonly #removed = new Set<number>()

  /** @param writerId the person who writes */
  constructor(writerId: number | null) {
    this.#writerId = writerId
  }

  /** Told of each step before any is done: of a row the last one stands. */
  expect(tracked: TrackedRow<Row> | undefined, matches: (row: Row) => boolean): void {
    if (tracked) this.#lastInputs.set(tracked, matches)
  }
  expectRemoval(id: number): void {
    this.#removed.add(id)
  }

  /** The row has been made or changed by this block. */
  touch(tracked: TrackedRow<Row>): void {
    this.#touched.add(tracked)
  }

  /**
   * Whether another has changed the row since the writer saw it. Where no version was seen, a row named by its id is
   * changed whatever it is; one named by `client_id` alone is the writer's own until another has changed it.
   */
  isStale(tracked: TrackedRow<Row>, seen: number | undefined, isNamedByClient: boolean): boolean {
    if (this.#touched.has(tracked) || tracked.before === null) return false
    if (seen !== undefined) return tracked.before.version !== seen
    return isNamedByClient && tracked.before.author_id !== this.#writerId
  }

  /** Whether the row already is what the block's last step on it wants: the block has been stored before. */
  isStoredAlready(tracked: TrackedRow<Row>): boolean {
    return this.#lastInputs.get(tracked)?.(tracked.row) ?? false
  }
  isRemovedAlready(id: number): boolean {
    return this.#removed.has(id)
  }
}
