/** A stored row that steps write. */
export interface StepRow {
  /** 0 until it is stored. */
  id: number
  /** Grows with every change. */
  version: number
  /** The name that the device has given it; null where none did. */
  client_id: string | null
}

/** A row with what it was before the block; null for a new one. */
export interface TrackedRow<Row> {
  before: Row | null
  row: Row
  is_gone: boolean
  /** The moment it counts as written, local to the school (`yyyy-MM-dd HH:MM`); null for now. */
  written_at: string | null
}

export const hasChanged = <Row extends object>({ before, row }: TrackedRow<Row>): boolean =>
  before !== null && Object.entries(before).some(([column, value]) => row[column as keyof Row] !== value)

/** The rows that a block touches, as read before it and as they become step by step. */
export class TrackedRows<Row extends StepRow> {
  readonly #all: TrackedRow<Row>[] = []
  readonly #byId = new Map<number, TrackedRow<Row>>()
  readonly #byClient = new Map<string, TrackedRow<Row>>()

  /** Takes in rows as they are stored. */
  load(rows: Iterable<Row>): this {
    for (const row of rows) this.track({ before: row, row: { ...row }, is_gone: false, written_at: null })
    return this
  }

  track(tracked: TrackedRow<Row>): void {
    const { id, client_id } = tracked.row
    this.#all.push(tracked)
    if (id > 0) this.#byId.set(id, tracked)
    if (client_id !== null) this.#byClient.set(client_id, tracked)
  }

  get all(): readonly TrackedRow<Row>[] {
    return this.#all
  }

  /** Also one that is gone. */
  byId(id: number): TrackedRow<Row> | undefined {
    return this.#byId.get(id)
  }

  /** Also one that is gone. */
  byClient(clientId: string): TrackedRow<Row> | undefined {
    return this.#byClient.get(clientId)
  }
}
