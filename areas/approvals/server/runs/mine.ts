import type { Mine, Run, RunStep } from '../../contract/runs.ts'
import type { Act } from '../../rules/words.ts'
import type { ActingFor } from '../acting-for.ts'

export interface Reader {
  personId: number | null
  actingFor: readonly ActingFor[]
}
/** Nobody approves or signs their own paper, in another's stead either; they may read it. */
export const isAuthorsOwn = (run: Pick<Run, 'author'>, { personId }: Reader, act: Act): boolean =>
  act !== 'acquaint' && run.author.id === personId

/** Who is asked at an open step and may be answered for by the reader: themselves, and those they stand in for. */
export function slotsOf(run: Pick<Run, 'author'>, step: RunStep, reader: Reader): number[] {
  if (step.state !== 'open' || isAuthorsOwn(run, reader, step.act)) return []
  const persons = [reader.personId, ...reader.actingFor.map(({ id }) => id)]
  return step.deciders
    .filter((one) => one.decision === null && persons.includes(one.person.id))
    .map((one) => one.person.id)
}

/** What the reader may do with a run now. */
export function mineOf(run: Pick<Run, 'author' | 'state' | 'steps'>, reader: Reader): Mine {
  const open = run.steps
    .map((step) => ({ act: step.act, slots: slotsOf(run, step, reader) }))
    .filter(({ slots }) => slots.length > 0)
  const persons = new Set(open.flatMap(({ slots }) => slots))
  return {
    acts: [...new Set(open.map(({ act }) => act))],
    on_behalf_of: reader.actingFor.filter(({ id }) => persons.has(id)).map(({ name }) => name),
    may_withdraw: run.state === 'running' && run.author.id === reader.personId,
  }
}
