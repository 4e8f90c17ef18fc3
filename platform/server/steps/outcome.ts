import type { TrackedRow } from './tracked-rows.ts'

/** Refused by right or by a rule; `field` of the body at which it is shown, empty where none is meant. */
export interface Refused {
  kind: 'refused'
  by: 'scope' | 'rule'
  field: string
  reason: string
}
/**
 * What can become of a step that is not refused: it is done; or in conflict with what another has stored since; or superseded,
 * kept but with a later one that shows.
 */
export type OutcomeKind = 'done' | 'conflict' | 'superseded'
interface Decided<Row, Kind extends OutcomeKind> {
  kind: Kind
  /** The row as it will be stored, or as it stands in the way; null where it is gone. */
  tracked: TrackedRow<Row> | null
}
type OneOf<Row, Kind extends OutcomeKind> = Kind extends OutcomeKind ? Decided<Row, Kind> : never
/** What became of a step. @typeParam Kind those that its room knows */
export type Outcome<Row, Kind extends OutcomeKind = 'done' | 'conflict'> = OneOf<Row, Kind> | Refused

export const done = <Row>(tracked: TrackedRow<Row> | null): Decided<Row, 'done'> => ({ kind: 'done', tracked })
export const superseded = <Row>(tracked: TrackedRow<Row> | null): Decided<Row, 'superseded'> => ({
  kind: 'superseded',
  tracked,
})
export const conflicting = <Row>(tracked: TrackedRow<Row> | null): Decided<Row, 'conflict'> => ({
  kind: 'conflict',
  tracked,
})
export const refused = (field: string, reason: string): Refused => ({ kind: 'refused', by: 'rule', field, reason })
export const outOfScope = (field: string, reason: string): Refused => ({ kind: 'refused', by: 'scope', field, reason })

export const isRefused = (given: object): given is Refused => 'kind' in given && given.kind === 'refused'
