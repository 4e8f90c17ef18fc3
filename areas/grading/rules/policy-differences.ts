import type { PolicyRules } from './policy-rules.ts'

/** A part of a policy that another version has otherwise, both in words. */
export interface PolicyDifference {
  title: string
  before: string
  after: string
}

type Part = { title: string; text: (rules: PolicyRules) => string }

const parallels = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`)

const parts: readonly Part[] = [
  { title: 'Веса ФО, СОР, СОЧ', text: ({ weights: { fo, sor, soch } }) => `${fo} / ${sor} / ${soch} %` },
  {
    title: 'Несколько СОР',
    text: ({ sor_aggregation }) => (sor_aggregation === 'sum' ? 'баллы складываются' : 'проценты усредняются'),
  },
  { title: 'Максимум ФО', text: ({ fo_maximum }) => String(fo_maximum) },
  { title: 'Наименьшее число ФО за четверть', text: ({ least_fo }) => String(least_fo) },
  {
    title: 'Шкалы («3», «4», «5» от, %)',
    text: ({ scales }) =>
      scales
        .toSorted((a, b) => a.from_parallel - b.from_parallel)
        .map(({ from_parallel: from, to_parallel: to, least }) =>
          [`${parallels(from, to)} кл.:`, `${least[3]}, ${least[4]}, ${least[5]}`].join(' '),
        )
        .join('; '),
  },
  {
    title: 'Буквенная шкала',
    text: ({ letters }) =>
      letters === null
        ? 'нет'
        : letters.map(({ letter, least, points, grade }) => `${letter} ${least} % (${points}, «${grade}»)`).join('; '),
  },
  { title: 'Веса года и экзамена', text: ({ final: { year, exam } }) => `${year} / ${exam} %` },
  {
    title: 'Год в итоговой отметке',
    text: ({ final: { base } }) => (base === 'whole_year' ? 'целая отметка' : 'среднее без округления'),
  },
]

/** What two versions have otherwise, in Russian; empty where they compute alike. */
export const policyDifferences = (before: PolicyRules, after: PolicyRules): PolicyDifference[] =>
  parts.flatMap(({ title, text }) =>
    text(before) === text(after) ? [] : [{ title, before: text(before), after: text(after) }],
  )
