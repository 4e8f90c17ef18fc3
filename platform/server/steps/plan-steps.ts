import type { Outcome, OutcomeKind } from './outcome.ts'

/** A step as a device sends it. */
interface NamedStep {
  client_id: string
}
/** How the steps of a room are decided. */
export interface StepRules<Step extends NamedStep, Row, Kind extends OutcomeKind> {
  /** Told of every step before any is decided: a block that is sent again is known by what it comes to. */
  expect?: (step: Step) => void
  /** What became of a step that came in before; null where it did not. For rooms that keep each step. */
  earlier?: (step: Step) => Outcome<Row, Kind> | null
  /** Decides a step and changes the tracked rows by it. */
  decide: (step: Step) => Outcome<Row, Kind>
}
export interface PlannedStep<Step, Row, Kind extends OutcomeKind = 'done' | 'conflict'> {
  step: Step
  outcome: Outcome<Row, Kind>
}

/**
 * Works through a block in order and says what becomes of each step, checked by itself: later steps see what earlier ones
 * did. Nothing is stored: the tracked rows afterwards differ from what was read by what has to be written.
 */
export function planSteps<Step extends NamedStep, Row, Kind extends OutcomeKind = 'done' | 'conflict'>(
  steps: readonly Step[],
  { expect, earlier, decide }: StepRules<Step, Row, Kind>,
): PlannedStep<Step, Row, Kind>[] {
  for (const step of steps) expect?.(step)
  return steps.map((step) => ({ step, outcome: earlier?.(step) ?? decide(step) }))
}

type Answer<Kind extends OutcomeKind> =
  | { client_id: string; outcome: Kind }
  | { client_id: string; outcome: 'refused'; reason: string }
/** What an answer says of every step (see `outcomeFields`); rows are added once they are stored and have their ids. */
export function answerOf<Row, Kind extends OutcomeKind>({
  step: { client_id },
  outcome,
}: PlannedStep<NamedStep, Row, Kind>): Answer<Kind> {
  if (outcome.kind === 'refused') return { client_id, outcome: outcome.kind, reason: outcome.reason }
  return { client_id, outcome: outcome.kind as Kind }
}
