import { numbersOfAll } from '#areas/norms/server/index.ts'
import { baseSalary, classTeacherBonus, fullClass, loadNormsOn, notebooksBonus } from '#areas/workload/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { PayNorms } from '../rules/bonuses.ts'

/** Numbers of the orders by which is paid on a day. */
export async function payNormsOn(db: Database, day: CalendarDate): Promise<PayNorms> {
  const kinds = [baseSalary, classTeacherBonus, fullClass, notebooksBonus] as const
  const [base, leading, full, notebooks] = await numbersOfAll(db, kinds, day)
  return { base: base.value, leading, fullClass: full.value, notebooks, week: await loadNormsOn(db, day) }
}
