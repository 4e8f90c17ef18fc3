import type { ChangedBy } from '#platform/contract/steps.ts'

/** What every room answers to a step (`outcomeFields` of platform/contract/steps). */
export interface StepAnswer {
  client_id: string
  /** `superseded`: kept, but a later one shows. */
  outcome: 'done' | 'refused' | 'conflict' | 'superseded'
  reason?: string | undefined
  /** At a conflict: who made it so. */
  by?: ChangedBy | null | undefined
}

/** What the server made of one step. */
export interface Outcome<Row> {
  client_id: string
  /** `conflict`: somebody else changed it since; `row` is what the server has. */
  outcome: 'done' | 'refused' | 'conflict'
  reason?: string | null | undefined
  /** Null where there is none any more. */
  row?: Row | null
  /** At a conflict: who made the row so. */
  by?: ChangedBy | null | undefined
}

/** What became of sending a block: an answer for each step, or why there is none. */
export type Delivery<Row> =
  | { kind: 'answered'; outcomes: readonly Outcome<Row>[] }
  /** The server could not be reached or was not able: the same may be sent again. */
  | { kind: 'undelivered'; reason: string }
  /** The server said no to the whole block: sending the same again would not help. */
  | { kind: 'refused'; reason: string; isMalformed: boolean }
