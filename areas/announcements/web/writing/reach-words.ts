import { plural, t } from '@lingui/core/macro'
import { displayNumber } from '#platform/contract/number.ts'
import type { Reach } from '../../contract/audience.ts'

/** «812 человек: 640 родителей, 160 учеников, 12 сотрудников; 14 без входа в программу». */
export function reachWords({ people, staff, students, families, without_account }: Reach): string {
  const all = `${displayNumber(people)} ${plural(people, { one: 'человека', few: 'человек', many: 'человек', other: 'человек' })}`
  const parts = [
    families > 0 &&
      `${displayNumber(families)} ${plural(families, { one: 'родитель', few: 'родителя', many: 'родителей', other: 'родителя' })}`,
    students > 0 &&
      `${displayNumber(students)} ${plural(students, { one: 'ученик', few: 'ученика', many: 'учеников', other: 'ученика' })}`,
    staff > 0 &&
      `${displayNumber(staff)} ${plural(staff, { one: 'сотрудник', few: 'сотрудника', many: 'сотрудников', other: 'сотрудника' })}`,
  ].filter((part) => part !== false)
  const told = parts.length === 0 ? all : t`${all}: ${parts.join(', ')}`
  return without_account === 0 ? told : t`${told}; без входа в программу ${displayNumber(without_account)}`
}
