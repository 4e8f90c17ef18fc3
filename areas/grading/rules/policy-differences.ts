import { msg, translate, t, type Text } from '#platform/contract/text.ts'
import type { PolicyRules } from './policy-rules.ts'

/** A part of a policy that another version has otherwise, both in words. */
export interface PolicyDifference {
  title: string
  before: string
  after: string
}

type Part = { title: Text; text: (rules: PolicyRules) => string }

const parallels = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`)

const parts: readonly Part[] = [
  { title: msg`Веса ФО, СОР, СОЧ`, text: ({ weights: { fo, sor, soch } }) => `${fo} / ${sor} / ${soch} %` },
  {
    title: msg`Несколько СОР`,
    text: ({ sor_aggregation }) => (sor_aggregation === 'sum' ? t`баллы складываются` : t`проценты усредняются`),
  },
  { title: msg`Максимум ФО`, text: ({ fo_maximum }) => String(fo_maximum) },
  { title: msg`Наименьшее число ФО за четверть`, text: ({ least_fo }) => String(least_fo) },
  {
    title: msg`Пересдача СОР и СОЧ`,
    text: ({ retakes }) => (retakes === 'once' ? t`один раз` : t`запрещена`),
  },
  {
    title: msg`Шкалы («3», «4», «5» от, %)`,
    text: ({ scales }) =>
      scales
        .toSorted((a, b) => a.from_parallel - b.from_parallel)
        .map(({ from_parallel: from, to_parallel: to, least }) =>
          [t`${parallels(from, to)} кл.:`, `${least[3]}, ${least[4]}, ${least[5]}`].join(' '),
        )
        .join('; '),
  },
  {
    title: msg`Буквенная шкала`,
    text: ({ letters }) =>
      letters === null
        ? t`нет`
        : letters.map(({ letter, least, points, grade }) => `${letter} ${least} % (${points}, «${grade}»)`).join('; '),
  },
  { title: msg`Веса года и экзамена`, text: ({ final: { year, exam } }) => `${year} / ${exam} %` },
  {
    title: msg`Год в итоговой отметке`,
    text: ({ final: { base } }) => (base === 'whole_year' ? t`целая отметка` : t`среднее без округления`),
  },
]

/** What two versions have otherwise, in Russian; empty where they compute alike. */
export const policyDifferences = (before: PolicyRules, after: PolicyRules): PolicyDifference[] =>
  parts.flatMap(({ title, text }) =>
    text(before) === text(after) ? [] : [{ title: translate(title), before: text(before), after: text(after) }],
  )
