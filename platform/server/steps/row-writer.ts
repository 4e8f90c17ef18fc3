import { conflicting, done, isRefused, refused, type Outcome, type Refused } from './outcome.ts'
import { ResendGuard } from './resend-guard.ts'
import type { StepRow, TrackedRow, TrackedRows } from './tracked-rows.ts'

/** Who writes: the account for the history, the person as author. Null in what no account did, an import. */
export interface Author {
  accountId: number | null
  /** The account that really acts, under impersonation. */
  act?: number | undefined
  personId: number | null
}

/** A row of which the last writer is known. */
export interface AuthoredRow extends StepRow {
  client_id: string
  author_id: number | null
}
/** A row as a step wants it. Named by `id`, or where that is not known by the device's own name. */
export interface RowInput {
  client_id: string
  id?: number | undefined
  /** The version seen; another one that stands now is a conflict. */
  version?: number | undefined
  /** Whether it takes the place of whatever stands there. */
  replaces?: boolean
}

type Columns<Row extends AuthoredRow> = Omit<Row, keyof AuthoredRow>

/**
 * A kind of rows as its room declares it; all that decides is read from the batch as the block has made it so far. `Place` is
 * what the rules ask of where a row stands.
 */
export interface RowKind<Batch, Row extends AuthoredRow, Input extends RowInput, Place extends object> {
  rows: (batch: Batch) => TrackedRows<Row>
  /** The row that a `replaces` takes the place of. */
  standing?: (batch: Batch, input: Input) => TrackedRow<Row> | null
  /** Where the step writes, or why its writer may not. @param tracked what the step is about, where it is stored */
  placeToWrite: (batch: Batch, input: Input, tracked: TrackedRow<Row> | undefined) => Place | Refused
  /** Whether a row is in the place that the step names; one that is not bears the name of another. */
  isInPlace: (row: Row, input: Input) => boolean
  otherPlace: () => string
  /** Whether a row already is what the step wants. */
  matches: (row: Row, input: Input) => boolean
  /** What another has put where a new row would stand. */
  concurrent: (batch: Batch, input: Input) => TrackedRow<Row> | null
  /** The columns of a new row, or why it can't stand. */
  make: (batch: Batch, input: Input, place: Place) => Columns<Row> | Refused
  /** What of a row becomes another, or why it can't. */
  change: (batch: Batch, input: Input, place: Place, tracked: TrackedRow<Row>) => Partial<Columns<Row>> | Refused
  /** Where a row stands, or why the writer may not remove it. */
  placeToRemove: (batch: Batch, row: Row) => Place | Refused
  /** Why a rule keeps a row. */
  removalObjection: (batch: Batch, row: Row, place: Place) => string | null
}

/** Writes rows of one kind step by step: later steps see what earlier ones did. Nothing is stored. */
export class RowWriter<
  Batch extends { author: Author },
  Row extends AuthoredRow,
  Input extends RowInput,
  Place extends object,
> {
  readonly #kind: RowKind<Batch, Row, Input, Place>
  readonly #batch: Batch
  readonly #rows: TrackedRows<Row>
  readonly #guard: ResendGuard<Row>

  constructor(kind: RowKind<Batch, Row, Input, Place>, batch: Batch) {
    this.#kind = kind
    this.#batch = batch
    this.#rows = kind.rows(batch)
    this.#guard = new ResendGuard(batch.author.personId)
  }

  /** Told of each step of a block before any is done. */
  expect(input: Input): void {
    this.#guard.expect(this.#find(input), (row) => this.#kind.matches(row, input))
  }
  expectRemoval(id: number): void {
    this.#guard.expectRemoval(id)
  }

  /** Makes or changes a row. */
  write(input: Input): Outcome<Row> {
    const kind = this.#kind
    const tracked = this.#find(input)
    const place = kind.placeToWrite(this.#batch, input, tracked)
    if (isRefused(place)) return place
    if (!tracked || (tracked.is_gone && input.id === undefined)) return this.#add(input, place)
    if (!kind.isInPlace(tracked.row, input)) return refused('client_id', kind.otherPlace())
    if (tracked.is_gone) return conflicting<Row>(null)
    if (kind.matches(tracked.row, input)) return done(tracked)
    if (!input.replaces && this.#guard.isStale(tracked, input.version, input.id === undefined))
      return this.#guard.isStoredAlready(tracked) ? done(tracked) : conflicting(tracked)
    const change = kind.change(this.#batch, input, place, tracked)
    if (isRefused(change)) return change
    Object.assign(tracked.row, change)
    this.#guard.touch(tracked)
    return done(tracked)
  }

  /** Removes a row; one that is gone already counts as done. */
  remove({ id, version }: { id: number; version?: number | undefined }): Outcome<Row> {
    const tracked = this.#rows.byId(id)
    if (!tracked || tracked.is_gone) return done<Row>(null)
    const place = this.#kind.placeToRemove(this.#batch, tracked.row)
    if (isRefused(place)) return place
    if (this.#guard.isStale(tracked, version, false)) return conflicting(tracked)
    const objection = this.#kind.removalObjection(this.#batch, tracked.row, place)
    if (objection !== null) return refused('', objection)
    tracked.is_gone = true
    this.#guard.touch(tracked)
    return done<Row>(null)
  }

  /** The row a step is about: by its id, by the writer's own name for it, or the one it takes the place of. */
  #find(input: Input): TrackedRow<Row> | undefined {
    if (input.id !== undefined) return this.#rows.byId(input.id)
    const own = this.#rows.byClient(input.client_id)
    if (own || !input.replaces) return own
    return this.#kind.standing?.(this.#batch, input) ?? undefined
  }

  #add(input: Input, place: Place): Outcome<Row> {
    const { id, client_id } = input
    if (id !== undefined) return this.#guard.isRemovedAlready(id) ? done<Row>(null) : conflicting<Row>(null)
    const other = this.#kind.concurrent(this.#batch, input)
    if (other) return this.#kind.matches(other.row, input) ? done(other) : conflicting(other)
    const made = this.#kind.make(this.#batch, input, place)
    if (isRefused(made)) return made
    const row = { ...made, id: 0, version: 1, client_id, author_id: this.#batch.author.personId } as Row
    const tracked: TrackedRow<Row> = { before: null, row, is_gone: false, written_at: null }
    this.#rows.track(tracked)
    this.#guard.touch(tracked)
    return done(tracked)
  }
}
