import { categoryLevels, type CategoryLevel } from '#areas/organisation/rules/categories.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import { soleLine, type NormKind } from '#platform/server/norm.ts'

const group = msg`Квалификация`
const titles = {
  teacher: msg`педагог`,
  moderator: msg`педагог-модератор`,
  expert: msg`педагог-эксперт`,
  researcher: msg`педагог-исследователь`,
  master: msg`педагог-мастер`,
} satisfies Record<CategoryLevel, unknown>

/** What a category adds to pay (domain-kz.md §3.4). */
export const categoryBonus: NormKind<CategoryLevel> = {
  key: 'qualifications.category_bonus',
  title: msg`Доплата за квалификационную категорию`,
  group,
  unit: msg`%`,
  permission: crsWorkload,
  lines: categoryLevels.map((key) => ({ key, title: titles[key] })),
  max: 300,
  decimals: 1,
  initial: [
    {
      since: '2021-01-01',
      source: msg`Надбавки к должностному окладу: проверьте по приказу`,
      numbers: { teacher: 0, moderator: 30, expert: 35, researcher: 40, master: 50 },
    },
  ],
}

/** How long before its end the person, personnel and the deputies are told of a category. */
export const noticeMonths: NormKind<typeof soleLine> = {
  key: 'qualifications.notice_months',
  title: msg`Напоминать об окончании категории заранее`,
  group,
  unit: msg`месяцев`,
  permission: crsWorkload,
  lines: [{ key: soleLine, title: msg`За сколько месяцев` }],
  max: 24,
  decimals: 0,
  initial: [{ since: '2020-09-01', source: msg`Срок школы: измените, если нужен другой`, numbers: { value: 6 } }],
}
