import type { GradingMode } from '#platform/contract/enumerations.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import { exact, multiply, sum, type Exact } from './exact.ts'
import { decimalText, equalsText, factorText } from './exact-words.ts'
import { modeRules, weightsIn } from './grading-mode.ts'
import type { GradingPart, GradingPolicy } from './policy.ts'
import { minPercent, scaleOf, type ScaleStep } from './percent-scale.ts'
import { foPercent, type PlannedWork, type Points, type WeightedPart } from './period-parts.ts'

interface Described {
  mode: GradingMode
  fo: readonly Points[]
  works: readonly PlannedWork[]
  policy: GradingPolicy
  parallel: number
}

const titles: Readonly<Record<GradingPart, string>> = texts({ fo: msg`ФО`, sor: msg`СОР`, soch: msg`СОЧ` })
const neverHad: Readonly<Record<GradingPart, string>> = texts({
  fo: msg`ФО нет`,
  sor: msg`СОР не планировались`,
  soch: msg`СОЧ не планировалась`,
})

function foStep(marks: readonly Points[], percent: Exact): string {
  const [first] = marks
  const isOneMaximum = marks.every(({ maximum }) => maximum === first?.maximum)
  if (!isOneMaximum) return t`ФО: среднее долей ${marks.map(pointsText).join(', ')} ${equalsText(percent)} %`
  const total = sum(marks.map(({ value }) => exact(value)))
  const average = multiply(total, exact(1, marks.length))
  return t`ФО: ${decimalText(total)} / ${marks.length} ${equalsText(average)} из ${first?.maximum} ${equalsText(percent)} %`
}

const pointsText = ({ value, maximum }: Points) => `${value}/${maximum}`

function worksStep(part: 'sor' | 'soch', { works, policy }: Described, percent: Exact): string {
  const written = works.flatMap(({ kind, points, maximum }) =>
    kind === part && points !== null ? [{ value: points, maximum }] : [],
  )
  const list = written.map(pointsText)
  const isMean = part === 'sor' && policy.sor_aggregation === 'mean'
  if (written.length < 2) return `${titles[part]}: ${list.join('')} ${equalsText(percent)} %`
  if (isMean) return t`${titles[part]}: среднее долей ${list.join(', ')} ${equalsText(percent)} %`
  const whole = written.reduce((a, b) => ({ value: a.value + b.value, maximum: a.maximum + b.maximum }))
  return `${titles[part]}: ${list.join(' + ')} → ${pointsText(whole)} ${equalsText(percent)} %`
}

/** One line for each part that counts, and one for weights scaled because a part was never planned. */
export function partSteps(described: Described, parts: readonly WeightedPart[]): string[] {
  const lines = parts.map(({ part, percent }) =>
    part === 'fo' ? foStep(described.fo, percent) : worksStep(part, described, percent),
  )
  const isPlanned = (part: GradingPart) =>
    part === 'fo' ? foPercent(described.fo) !== null : described.works.some(({ kind }) => kind === part)
  const weights = weightsIn(described.mode, described.policy)
  const absent = modeRules[described.mode].lesson_types.filter((part) => weights[part] > 0 && !isPlanned(part))
  if (absent.length === 0 || parts.length === 0) return lines
  return [...lines, t`${absent.map((part) => neverHad[part]).join(', ')}: веса остальных приведены к 100 %`]
}

/** «Процент: 80 % · 0,25 + … = 77,5 %». */
export const sumStep = (parts: readonly WeightedPart[], percent: Exact): string =>
  t`Процент: ${parts.map((one) => `${decimalText(one.percent)} % · ${factorText(one.weight)}`).join(' + ')} ${equalsText(percent)} %`

export const roundingStep = (percent: Exact, rounded: number): string =>
  t`Округление: ${decimalText(percent)} % → ${rounded} %`

/** The last line: the step of the scale, or the border of a pass. */
export function gradeStep({ policy, parallel }: Described, step: ScaleStep, asPass: boolean): string {
  if (asPass) return t`Зачёт от ${minPercent(policy, parallel, 3)} %: ${step.grade >= 3 ? t`зачёт` : t`незачёт`}`
  if (step.letter !== null) return t`Буквенная шкала: ${step.from}–${step.to} % → ${step.letter}, «${step.grade}»`
  const { from_parallel, to_parallel } = scaleOf(policy, parallel)
  return t`Шкала ${from_parallel}–${to_parallel} классов: ${step.from}–${step.to} % → «${step.grade}»`
}

export const missingStep = (missing: readonly string[]): string => t`Оценка не выводится: ${missing.join(', ')}`
