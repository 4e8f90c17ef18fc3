/**
 * One protocol for everything that is tapped, typed or sent from a queue. A device sends steps in blocks, each with a
 * `client_id` of its own; the same step sent again is done once. Each is checked by itself, later ones see what earlier ones
 * did, and each has an outcome: done, refused with why, or a conflict with what another has stored since.
 *
 * A room declares its steps (`stepBlock`, `outcomeFields` of platform/contract/steps), reads the rows that a block touches
 * into `TrackedRows`, holding them till the end of the transaction, and works through the block with `planSteps`:
 * - rows with versions, each written by its last step: a `RowKind` for each kind, written by a `RowWriter`;
 * - a log of which the latest step shows: `earlier` answers a step that is kept already, `decide` says what it makes.
 * Then `writeRows` stores the rows by a `StepTable` with their history, `answerOf` begins each answer, and `whoChanged` names
 * who stands behind conflicts. A call that makes one step alone ends in `settle`. On the device stands the outbox of
 * platform/web/outbox.
 */
export { conflicting, done, isRefused, outOfScope, refused, superseded, type Outcome, type Refused } from './outcome.ts'
export { answerOf, planSteps, type PlannedStep, type StepRules } from './plan-steps.ts'
export { RowWriter, type Author, type AuthoredRow, type RowInput, type RowKind } from './row-writer.ts'
export { requireDone, staleRow, type StepWords } from './require-done.ts'
export { publishToOthers, type StepContext } from './step-context.ts'
export { TrackedRows, hasChanged, type StepRow, type TrackedRow } from './tracked-rows.ts'
export { whoChanged, type ChangedBy, type ConflictingRows } from './who-changed.ts'
export { writeRows, type StepTable, type Written } from './write-rows.ts'
