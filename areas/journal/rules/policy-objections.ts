import type { GradeScale, GradingPolicy, LetterStep } from './grading-policy.ts'

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most
const isRising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

function scaleObjections(scales: readonly GradeScale[]): string[] {
  const objections: string[] = []
  for (let parallel = 0; parallel <= 12; parallel++) {
    const count = scales.filter(
      ({ from_parallel, to_parallel }) => from_parallel <= parallel && parallel <= to_parallel,
    ).length
    if (count !== 1) objections.push(`Для параллели ${parallel} ${count === 0 ? 'нет шкалы' : 'задано несколько шкал'}`)
  }
  for (const { least } of scales) {
    const borders = [least[3], least[4], least[5]]
    if (!borders.every((border) => isWhole(border, 1, 100)) || !isRising(borders))
      objections.push('Границы шкалы — целые проценты от 1 до 100 по возрастанию')
  }
  return objections
}

function letterObjections(letters: readonly LetterStep[]): string[] {
  const rising = letters.map(({ least }) => least).toReversed()
  const isLadder = rising[0] === 0 && isRising(rising) && rising.every((least) => isWhole(least, 0, 100))
  return isLadder ? [] : ['Буквенная шкала идёт сверху вниз по целым процентам и кончается нулём']
}

/** What is wrong with a policy before it is stored, in Russian; empty where it can be computed with. */
export function policyObjections(policy: GradingPolicy): string[] {
  const objections = scaleObjections(policy.scales)
  const weights = Object.values(policy.weights)
  if (!weights.every((weight) => isWhole(weight, 0, 100)) || weights.every((weight) => weight === 0))
    objections.push('Веса — целые числа от 0 до 100, хотя бы один больше нуля')
  const { year, exam } = policy.final
  if (!isWhole(year, 0, 100) || !isWhole(exam, 0, 100) || year + exam === 0)
    objections.push('Веса года и экзамена — целые числа от 0 до 100, хотя бы один больше нуля')
  if (!isWhole(policy.fo_maximum, 1, 100)) objections.push('Максимум ФО — целое число от 1 до 100')
  if (!isWhole(policy.least_fo, 0, 50)) objections.push('Наименьшее число ФО — целое число от 0 до 50')
  return policy.letters === null ? objections : [...objections, ...letterObjections(policy.letters)]
}
