import {
  accountOutboxes,
  type DraftKind,
  type DraftOf,
  type Outbox,
  type OutboxArea,
  type StepAnswer,
} from '#platform/web/outbox/index.ts'
import { cellNamed, type CellName } from './cell-name.ts'
import type { CellType } from './sheet.ts'

/** What the server has of a cell; a version where its area keeps versions. */
export interface StoredValue<Value> {
  value: Value
  version: number | null
}
/** A cell of one value on its way to the server. */
export type ValueDraft<Value> = DraftOf<StoredValue<Value>, Value>

/** What the server is asked to make of a cell. */
export interface ValueStep<Value> extends CellName {
  client_id: string
  /** Null where the cell is emptied. */
  value: Value | null
  /** Seen before; null where the cell was empty. */
  version: number | null
}

/** Drafts of one value a cell; an empty value is sent as null. */
export const valueDrafts = <Value>({
  same,
}: Pick<CellType<Value>, 'same'>): DraftKind<ValueDraft<Value>, ValueStep<Value>> => ({
  isSettled: ({ want }, row) => (want === null || row === null ? want === row : same(want, row.value)),
  stepOf: ({ client_id, cell, want, base }) => ({
    client_id,
    ...cellNamed(cell),
    value: want,
    version: base?.version ?? null,
  }),
})

/** What is answered to a step: `row` is what the server has of the cell now. */
export interface ValueAnswer<Value> extends StepAnswer {
  row?: StoredValue<Value> | null
}

type AreaOf<Value> = OutboxArea<ValueDraft<Value>, ValueStep<Value>, ValueAnswer<Value>>
interface ValueArea<Value> extends Pick<AreaOf<Value>, 'name' | 'page' | 'words'> {
  type: Pick<CellType<Value>, 'same'>
  /** The area's own call. */
  save: AreaOf<Value>['send']
}

/** The queues of an area whose cells hold one value each. @returns the queue of who is signed in */
export const valueOutboxes = <Value>({ type, save, ...area }: ValueArea<Value>): (() => Outbox<ValueDraft<Value>>) =>
  accountOutboxes({ ...area, kind: valueDrafts(type), send: save, rowOf: ({ row }) => row ?? null })
