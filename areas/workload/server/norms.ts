import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import { soleLine, type NormKind } from '#platform/server/norm.ts'

const load = msg`Нагрузка`
const pay = msg`Тарификация`
const source = msg`Проверьте по приказу`

/** Hours a week of one rate by what a teacher teaches (domain-kz.md §3.4). */
export const rateHours: NormKind<'school' | 'preschool' | 'extra' | 'college'> = {
  key: 'workload.rate_hours',
  title: msg`Часов в неделю на ставку`,
  group: load,
  unit: msg`часов в неделю`,
  permission: crsWorkload,
  lines: [
    { key: 'school', title: msg`Учитель школы` },
    { key: 'preschool', title: msg`Предшкольные классы` },
    { key: 'extra', title: msg`Дополнительное образование` },
    { key: 'college', title: msg`Преподаватель колледжа` },
  ],
  max: 40,
  decimals: 1,
  initial: [{ since: '2021-09-01', source, numbers: { school: 16, preschool: 24, extra: 18, college: 18 } }],
}

/** Hours a year of one rate in a college, which counts the load of a teacher so (domain-kz.md §3.4). */
export const yearHours: NormKind<'college'> = {
  key: 'workload.year_hours',
  title: msg`Часов в год на ставку`,
  group: load,
  unit: msg`часов в год`,
  permission: crsWorkload,
  lines: [{ key: 'college', title: msg`Преподаватель колледжа` }],
  max: 2000,
  decimals: 0,
  initial: [{ since: '2021-09-01', source, numbers: { college: 720 } }],
}

/** The most that one teacher is given, in rates. */
export const largestLoad: NormKind<typeof soleLine> = {
  key: 'workload.largest_load',
  title: msg`Наибольшая нагрузка учителя`,
  group: load,
  unit: msg`ставки`,
  permission: crsWorkload,
  lines: [{ key: soleLine, title: msg`Не больше` }],
  max: 3,
  decimals: 2,
  initial: [{ since: '2021-09-01', source, numbers: { value: 1.5 } }],
}

/** БДО, of which allowances are shares. */
export const baseSalary: NormKind<typeof soleLine> = {
  key: 'workload.base_salary',
  title: msg`Базовый должностной оклад (БДО)`,
  group: pay,
  unit: msg`₸`,
  permission: crsWorkload,
  lines: [{ key: soleLine, title: msg`БДО` }],
  max: 1_000_000,
  decimals: 2,
  initial: [{ since: '2019-01-01', source, numbers: { value: 17_697 } }],
}

/** Месячный расчётный показатель. */
export const monthlyIndex: NormKind<typeof soleLine> = {
  key: 'workload.monthly_index',
  title: msg`Месячный расчётный показатель (МРП)`,
  group: pay,
  unit: msg`₸`,
  permission: crsWorkload,
  lines: [{ key: soleLine, title: msg`МРП` }],
  max: 1_000_000,
  decimals: 2,
  initial: [
    { since: '2025-01-01', source, numbers: { value: 3932 } },
    { since: '2026-01-01', source, numbers: { value: 4325 } },
  ],
}

/** For leading a class, % of БДО; of a class with fewer students than `fullClass` the share `small_share` of it. */
export const classTeacherBonus: NormKind<'primary' | 'others' | 'small_share'> = {
  key: 'workload.class_teacher_bonus',
  title: msg`Доплата за классное руководство`,
  group: pay,
  unit: msg`% БДО`,
  permission: crsWorkload,
  lines: [
    { key: 'primary', title: msg`0–4 классы` },
    { key: 'others', title: msg`5–11 классы` },
    { key: 'small_share', title: msg`В меньшем классе, % этой доплаты` },
  ],
  max: 300,
  decimals: 1,
  initial: [{ since: '2020-01-01', source, numbers: { primary: 50, others: 60, small_share: 50 } }],
}

/** How many students a class has for whose leading the whole allowance is paid. */
export const fullClass: NormKind<typeof soleLine> = {
  key: 'workload.full_class',
  title: msg`Полная доплата за классное руководство`,
  group: pay,
  unit: msg`учеников`,
  permission: crsWorkload,
  lines: [{ key: soleLine, title: msg`В классе не меньше` }],
  max: 40,
  decimals: 0,
  initial: [{ since: '2020-01-01', source, numbers: { value: 18 } }],
}

/** For checking notebooks, % of БДО for a whole rate, in proportion to hours. */
export const notebooksBonus: NormKind<'primary' | 'languages' | 'others'> = {
  key: 'workload.notebooks_bonus',
  title: msg`Доплата за проверку тетрадей`,
  group: pay,
  unit: msg`% БДО на ставку`,
  permission: crsWorkload,
  lines: [
    { key: 'primary', title: msg`0–4 классы` },
    { key: 'languages', title: msg`Русский и казахский языки` },
    { key: 'others', title: msg`Математика, физика, химия, биология, иностранный язык` },
  ],
  max: 300,
  decimals: 1,
  initial: [{ since: '2020-01-01', source, numbers: { primary: 40, languages: 50, others: 40 } }],
}

export const workloadNorms = [
  rateHours,
  yearHours,
  largestLoad,
  baseSalary,
  monthlyIndex,
  classTeacherBonus,
  fullClass,
  notebooksBonus,
]
