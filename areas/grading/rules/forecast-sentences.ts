import { forecast } from './forecast.ts'
import { forecastText } from './forecast-text.ts'
import type { PeriodInput } from './period-outcome.ts'

const maxReachable = 2

/**
 * What is still to be had in an open period, to the family and to the teacher alike: the nearest result that is out of reach, then
 * the two best ones above the present one that are within it.
 */
export function forecastSentences(input: PeriodInput): string[] {
  const ahead = ([5, 4, 3] as const).flatMap((target) => {
    const needed = forecast(input, target)
    return needed === null || needed.state === 'reached' ? [] : [{ needed, words: forecastText(needed, input, target) }]
  })
  const edge = ahead.findLast(({ needed }) => needed.state === 'impossible')
  const reachable = ahead.filter(({ needed }) => needed.state !== 'impossible').slice(0, maxReachable)
  return [...(edge === undefined ? [] : [edge]), ...reachable].map(({ words }) => words)
}
