/**
 * Saving behind the person who writes. What is written becomes a draft, is kept on this device, and is sent in order and in
 * blocks; what could not be delivered is tried again by itself, what the rules refuse or somebody else has changed waits for
 * the person. A queue belongs to an account and is never sent as another's; each tab sends what was written in it, and takes over
 * from tabs that are gone.
 *
 * An area says what its drafts are (`DraftKind`: what step brings the server there, whether a row is what was wanted), how
 * steps are sent and what row an answer names, and how drafts are called: `accountOutboxes({ name, kind, send, rowOf, words })`.
 * The server's half is platform/server/steps. For one value in each
 * cell of a grid all this is ready: `valueOutboxes` of platform/web/grid.
 */
export { accountOutboxes, type OutboxArea } from './account-outbox.ts'
export type { Delivery, StepAnswer } from './outcome.ts'
export { failureOf, mayPass, outcomeOf } from './delivery.ts'
export { markWords } from './mark-words.ts'
export { draftQueue } from './draft-queue.ts'
export type { KeptQueue } from './kept-queues.ts'
export { rebaseOnTheirs, newDraft, type DraftKind, type DraftOf } from './draft.ts'
export { Outbox } from './outbox.ts'
export { SaveStatus } from './save-status.tsx'
export { UnsentRow, type DraftWords } from './unsent-row.tsx'
