import { t } from '#platform/contract/text.ts'
import { exact } from './exact.ts'
import { decimalText } from './exact-words.ts'
import type { Forecast, NeededWork } from './forecast.ts'
import { modeRules } from './grading-mode.ts'
import type { Grade } from './policy.ts'
import type { PeriodInput } from './period-outcome.ts'
import { foAverageText } from './period-parts.ts'

const workText = ({ title, points, maximum }: NeededWork): string => {
  if (points === 0) return t`${title} — любой балл`
  return points === maximum ? t`${title} — ${points} из ${maximum}` : t`${title} — не меньше ${points} из ${maximum}`
}

const plural = new Intl.PluralRules('ru')
const marksWord = (count: number): string => {
  const form = plural.select(count)
  return form === 'one' ? t`отметка` : form === 'few' ? t`отметки` : t`отметок`
}

function foText(needed: Extract<Forecast, { state: 'fo' }>, input: PeriodInput): string {
  const average = foAverageText(input)
  const now = average === null ? '' : t` (сейчас ${average})`
  const { fo_maximum } = input.policy
  const marks = t`: например, ещё ${needed.fo_marks} ${marksWord(needed.fo_marks)} «${fo_maximum}»`
  return t`средний балл ФО не ниже ${decimalText(exact(needed.fo_mean, 100))}${now}${marks}`
}

/** A forecast as a sentence to a student: «Чтобы получить «5» за четверть, нужно: СОЧ — не меньше 17 из 20». */
export function forecastText(needed: Forecast, input: PeriodInput, target: Grade): string {
  const isPass = modeRules[input.mode].result?.type === 'passfail'
  const goal = t`${isPass ? t`зачёт` : `«${target}»`} за ${input.period === 'quarter' ? t`четверть` : t`полугодие`}`
  if (needed.state === 'impossible') return t`Недостижимо: ${goal}`
  if (needed.state === 'reached') return t`Уже получается ${goal}`
  const works = needed.works.map(workText)
  const wanted = needed.state === 'fo' ? [...works, foText(needed, input)] : works
  return t`Чтобы получить ${goal}, нужно: ${wanted.join(', ')}`
}
