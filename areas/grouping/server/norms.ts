import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import { soleLine, type NormKind } from '#platform/server/norm.ts'

/** From how many students a class stands in two groups in the courses that the standard names (domain-kz.md §3.3). */
export const subgroupNorm: NormKind<typeof soleLine> = {
  key: 'grouping.subgroups_from',
  title: msg`Деление класса на подгруппы`,
  group: msg`Учебный план`,
  unit: msg`учеников в классе и больше`,
  permission: grpGroupManage,
  lines: [{ key: soleLine, title: msg`Деление класса на подгруппы` }],
  max: 60,
  decimals: 0,
  initial: [
    { since: '2022-09-01', source: msg`Государственный стандарт, приказ № 348: проверьте`, numbers: { value: 24 } },
  ],
}
