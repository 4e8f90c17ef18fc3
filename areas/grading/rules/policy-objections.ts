import { rangesText } from '#platform/contract/ranges-text.ts'
import { t } from '#platform/contract/text.ts'
import { scaledParallels, type GradeScale, type LetterStep } from './policy.ts'
import type { PolicyRules } from './policy-rules.ts'

/** What is wrong with a part of a policy: its field, of a scale or a step also which one (from 0). */
export interface PolicyObjection {
  path: [keyof PolicyRules, ...number[]]
  text: string
}

const isWhole = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max
const isRising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

function coverObjections(scales: readonly GradeScale[]): PolicyObjection[] {
  const countOf = (parallel: number) =>
    scales.filter(({ from_parallel, to_parallel }) => from_parallel <= parallel && parallel <= to_parallel).length
  const bare = scaledParallels.filter((parallel) => countOf(parallel) === 0)
  const twice = scaledParallels.filter((parallel) => countOf(parallel) > 1)
  const texts = [
    ...(bare.length > 0 ? [t`Нет шкалы для параллелей: ${rangesText(bare)}`] : []),
    ...(twice.length > 0 ? [t`Несколько шкал для параллелей: ${rangesText(twice)}`] : []),
  ]
  return texts.map((text) => ({ path: ['scales'], text }))
}

function scaleObjections(scales: readonly GradeScale[]): PolicyObjection[] {
  const last = scaledParallels.at(-1) ?? 0
  const own = scales.flatMap(({ from_parallel, to_parallel, least }, index): PolicyObjection[] => {
    const borders = [least[3], least[4], least[5]]
    const areBorders = borders.every((border) => isWhole(border, 1, 100)) && isRising(borders)
    const areParallels = isWhole(from_parallel, 0, last) && isWhole(to_parallel, from_parallel, last)
    return [
      ...(areParallels ? [] : [t`параллели — от 0 до ${last}, первая не больше последней`]),
      ...(areBorders ? [] : [t`границы — целые проценты от 1 до 100, «3» ниже «4», «4» ниже «5»`]),
    ].map((text) => ({ path: ['scales', index], text: t`Шкала ${index + 1}: ${text}` }))
  })
  return own.length > 0 ? own : coverObjections(scales)
}

function letterObjections(letters: readonly LetterStep[]): PolicyObjection[] {
  const rising = letters.toReversed()
  const borders = rising.map(({ least }) => least)
  const isLadder = borders[0] === 0 && isRising(borders) && borders.every((least) => isWhole(least, 0, 100))
  const isOrdered = rising.every(({ grade, points }, index) => {
    const below = rising[index - 1]
    return below === undefined || (grade >= below.grade && points > below.points)
  })
  const isPassable = letters.some(({ grade }) => grade >= 3)
  const names = letters.map(({ letter }) => letter.trim())
  const texts = [
    ...(isLadder ? [] : [t`Буквенная шкала идёт сверху вниз по целым процентам и кончается нулём`]),
    ...(isOrdered ? [] : [t`Ниже по буквенной шкале оценка не растёт, а цифровой эквивалент убывает`]),
    ...(isPassable || letters.length === 0
      ? []
      : [t`Буквенная шкала не даёт ни одной оценки «3» и выше: зачёт невозможен`]),
    ...(new Set(names).size === names.length && !names.includes('') ? [] : [t`Буквы шкалы не пустые и не повторяются`]),
  ]
  return texts.map((text) => ({ path: ['letters'], text }))
}

/** Whether whole percents make up 100. */
const makeHundred = (shares: readonly number[]) =>
  shares.every((share) => isWhole(share, 0, 100)) && shares.reduce((sum, share) => sum + share, 0) === 100

/** What is wrong with a policy before it is stored, in Russian; empty where it can be computed with. */
export function policyObjections(policy: PolicyRules): PolicyObjection[] {
  const { weights, final, fo_maximum, least_fo, scales, letters } = policy
  const objections = scaleObjections(scales)
  if (!makeHundred([weights.fo, weights.sor, weights.soch]))
    objections.push({ path: ['weights'], text: t`Веса ФО, СОР и СОЧ — целые проценты, вместе ровно 100` })
  if (!makeHundred([final.year, final.exam]))
    objections.push({ path: ['final'], text: t`Веса года и экзамена — целые проценты, вместе ровно 100` })
  if (!isWhole(fo_maximum, 1, 100))
    objections.push({ path: ['fo_maximum'], text: t`Максимум ФО — целое число от 1 до 100` })
  if (!isWhole(least_fo, 0, 50))
    objections.push({ path: ['least_fo'], text: t`Наименьшее число ФО — целое число от 0 до 50` })
  return letters === null ? objections : [...objections, ...letterObjections(letters)]
}
