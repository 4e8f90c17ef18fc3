import type { TrackedRow } from './tracked-rows.ts'

/** Refused by right or by a rule; `field` of the body at which it is shown, empty where none is meant. */
export interface Refused {
  kind: 'refused'
  by: 'scope' | 'rule'
  field: string
  reason: string
}
/**
 * What became of a step: done, with the row as it will be stored (null where it is gone); refused; or a conflict with what
 * another has stored since. A superseded one is kept, but a later one shows.
 */
export type Outcome<Row> =
  | { kind: 'done'; tracked: TrackedRow<Row> | null; isSuperseded?: boolean }
  | Refused
  | { kind: 'conflict'; tracked: TrackedRow<Row> | null }

export const done = <Row>(tracked: TrackedRow<Row> | null): Outcome<Row> => ({ kind: 'done', tracked })
export const superseded = <Row>(tracked: TrackedRow<Row>): Outcome<Row> => ({
  kind: 'done',
  tracked,
  isSuperseded: true,
})
export const conflicting = <Row>(tracked: TrackedRow<Row> | null): Outcome<Row> => ({ kind: 'conflict', tracked })
export const refused = (field: string, reason: string): Refused => ({ kind: 'refused', by: 'rule', field, reason })
export const outOfScope = (field: string, reason: string): Refused => ({ kind: 'refused', by: 'scope', field, reason })

export const isRefused = (given: object): given is Refused => 'kind' in given && given.kind === 'refused'
