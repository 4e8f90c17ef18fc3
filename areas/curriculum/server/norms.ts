import { msg } from '#platform/contract/text.ts'
import { isCollege } from '#platform/contract/school-kind.ts'
import type { NormKind } from '#platform/server/norm.ts'
import { crsRup } from '../contract/permissions.ts'

const parallels = Array.from({ length: 12 }, (_, parallel) => parallel)

/** The most hours a week of a class by its parallel, 0 to 11, and of a college's group (§1.10, unverified). */
export const maximumHours: NormKind = {
  key: 'curriculum.maximum_hours',
  title: msg`Наибольшая недельная нагрузка класса`,
  group: msg`Учебный план`,
  unit: msg`часов в неделю`,
  permission: crsRup,
  lines: [
    ...parallels.map((parallel) => ({ key: String(parallel), title: msg`${parallel} класс` })),
    { key: 'college', title: msg`Группа колледжа` },
  ],
  max: 60,
  decimals: 1,
  initial: [
    {
      since: '2024-09-01',
      source: msg`Суммы типового учебного плана: проверьте по приказу`,
      // domain-kz.md §3.2
      numbers: { 0: 20, 1: 22, 2: 24, 3: 27, 4: 27, 5: 32, 6: 32, 7: 35, 8: 36, 9: 37, 10: 39, 11: 39, college: 36 },
    },
  ],
}

/** The most by parallels; the courses of a college have one. */
export const maximaOf = (numbers: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  isCollege() ? Object.fromEntries(parallels.map((one) => [one, numbers['college'] ?? 0])) : numbers

/** Weeks of study in a year by which the plan counts hours of a year: the first class has fewer (domain-kz.md §3.1). */
export const studyWeeks: NormKind<'first' | 'others'> = {
  key: 'curriculum.study_weeks',
  title: msg`Учебных недель в году`,
  group: msg`Учебный план`,
  unit: msg`недель`,
  permission: crsRup,
  lines: [
    { key: 'first', title: msg`0–1 классы` },
    { key: 'others', title: msg`2–11 классы` },
  ],
  max: 52,
  decimals: 0,
  initial: [
    {
      since: '2022-09-01',
      source: msg`Типовой учебный план: проверьте по приказу`,
      numbers: { first: 33, others: 34 },
    },
  ],
}
