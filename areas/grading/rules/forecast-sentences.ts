import { forecast } from './forecast.ts'
import { forecastText } from './forecast-text.ts'
import type { PeriodInput } from './period-outcome.ts'

const maxReachable = 2

/**
 * What is still to be had in an open period, to the family and to the teacher alike: the nearest result that is out of reach, then
 * the two best ones above the present one that are within it.
 */
export function forecastSentences(input: PeriodInput): string[] {
  let edge: string | undefined
  const reachable: string[] = []
  for (const target of [5, 4, 3] as const) {
    const needed = forecast(input, target)
    if (needed === null || needed.state === 'reached') continue
    const words = forecastText(needed, input, target)
    if (needed.state === 'impossible') edge = words
    else reachable.push(words)
    // what is below a result within reach is within it too
    if (reachable.length === maxReachable) break
  }
  return edge === undefined ? reachable : [edge, ...reachable]
}
