import { testSeed } from '../seed.ts'

/** `HOSTILE=all` asks and sends all there is; otherwise a sweep has a fixed budget, however many calls there are. */
export const isWhole = process.env['HOSTILE'] === 'all'

/**
 * Every nth of the attacks of a sweep, so that no more than the budget are made in all. Where it begins changes with the
 * commit and from call to call: fields of one kind stand in many calls, so each value meets each kind of field, and in
 * time each field each value.
 */
export function turnsWithin(budget: number, all: number): <T>(attacks: readonly T[], call: number) => T[] {
  const stride = isWhole ? 1 : Math.max(1, Math.ceil(all / budget))
  const begin = testSeed() % stride
  return (attacks, call) => attacks.filter((_, index) => index % stride === (begin + call) % stride)
}
