import { sql } from 'kysely'
import { lockAccounts } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import { mergedFields, type MergedField } from '../../contract/merging.ts'
import { maintainsEverybody } from '#areas/people/server/index.ts'

/** @throws Refusal 403 for who keeps the records of a part of the school only */
export function requireMaintainer(caller: Caller): void {
  if (!maintainsEverybody(caller)) throw forbidden(msg`Похожие записи разбирает тот, кто ведёт записи всех людей школы`)
}

/** @throws Refusal 403, 409 for one's own record */
export function requireMerger(caller: Caller, ids: readonly number[]): void {
  requireMaintainer(caller)
  if (caller.personId !== null && ids.includes(caller.personId))
    throw conflict(msg`Вашу собственную запись объединяет другой сотрудник`)
}

export interface LockedPerson {
  id: number
  version: number
  full_name: string
  /** Fields to choose from, and what a merger changes besides. */
  values: Record<MergedField | 'admin_user_id' | 'archived_at' | 'merged_into_id', string | number | null>
}
export const keptColumns = [...mergedFields, 'admin_user_id', 'archived_at', 'merged_into_id'] as const

const valuesOf = sql`jsonb_build_object(${sql.join(keptColumns.flatMap((name) => [sql.lit(name), sql.ref(`p.${name}`)]))})`

/** Both persons with their accounts, held till the end in one order. @throws Refusal 404, 403 */
export async function lockPersons(
  db: Database,
  { caller, today }: { caller: Caller; today: string },
  ids: readonly number[],
): Promise<LockedPerson[]> {
  const { rows } = await sql<LockedPerson>`
    select p.id, p.version, p.full_name, ${valuesOf} as values from people.person p
    where p.id = any(${ids}) order by p.id for update`.execute(db)
  if (rows.length < ids.length) throw notFound()
  const accounts = rows.flatMap(({ values }) => (values.admin_user_id === null ? [] : [Number(values.admin_user_id)]))
  if (accounts.length > 0) await lockAccounts(db, caller, today, accounts)
  return rows
}
