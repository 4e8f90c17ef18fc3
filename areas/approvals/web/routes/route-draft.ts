import { maxSteps, type RouteDecider, type RouteStep, type ShownStep } from '../../contract/routes.ts'

/** A step while it is edited: known by a key of its own, with its deciders in words. */
export interface DraftStep extends Omit<RouteStep, 'stage' | 'deciders'> {
  key: number
  /** Goes side by side with the step before it. */
  isBeside: boolean
  deciders: { decider: RouteDecider; words: string }[]
}
let lastKey = 0
export const nextKey = (): number => ++lastKey

export const newStep = (): DraftStep => ({
  key: nextKey(),
  title: '',
  act: 'approve',
  needs: 'any',
  days: 3,
  isBeside: false,
  deciders: [],
})

export const draftOf = (steps: readonly ShownStep[]): DraftStep[] =>
  steps.map(({ stage, title, act, needs, days, deciders, words }, index) => ({
    key: nextKey(),
    title,
    act,
    needs,
    days,
    isBeside: index > 0 && steps[index - 1]?.stage === stage,
    deciders: deciders.map((decider, order) => ({ decider, words: words[order] ?? '' })),
  }))

/** As the call takes them: stages are counted. */
export function stepsOf(draft: readonly DraftStep[]): RouteStep[] {
  let stage = 0
  return draft.map(({ title, act, needs, days, isBeside, deciders }, index) => {
    if (index === 0 || !isBeside) stage += 1
    return { stage, title: title.trim(), act, needs, days, deciders: deciders.map(({ decider }) => decider) }
  })
}

/** The step at one place put to another. */
export function moved(draft: readonly DraftStep[], from: number, to: number): DraftStep[] {
  const steps = [...draft]
  const [step] = steps.splice(from, 1)
  if (step === undefined || to < 0 || to > steps.length) return [...draft]
  steps.splice(to, 0, step)
  return steps
}

export const mayAdd = (draft: readonly DraftStep[]): boolean => draft.length < maxSteps
/** What a step lacks before it can be saved. */
export const isWhole = ({ title, deciders }: DraftStep): boolean => title.trim() !== '' && deciders.length > 0
