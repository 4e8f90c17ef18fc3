import { sql, type RawBuilder } from 'kysely'
import { scopeOf, widenedScope, type PermissionScope } from '#areas/access/server/index.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { forbidden, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { crsCathedra } from '../../contract/permissions.ts'
import { headsOn, isCathedraInScope } from '../scope.ts'

type Column = RawBuilder<unknown>

/** Departments that the caller keeps whoever heads them: by the catalogue of courses, or by a role bound to them. */
const keptCathedras = (caller: Caller): PermissionScope => widenedScope(caller, 'cathedra')

/** Whether the caller names heads of the cathedra in `cathedra`, archives and removes it. */
export const mayKeep = (caller: Caller, cathedra: Column): RawBuilder<boolean> =>
  isCathedraInScope(keptCathedras(caller), cathedra)

/** Whether the caller changes its title and members: who keeps it, whom a role binds to it, and whoever heads it today. */
export function mayEdit(caller: Caller, cathedra: Column, today: string): RawBuilder<boolean> {
  const own = scopeOf(caller, 'write', crsCathedra)
  if (own === 'none') return sql<boolean>`false`
  const bound = own === 'all' ? sql<boolean>`false` : isCathedraInScope(own, cathedra)
  return sql<boolean>`(${mayKeep(caller, cathedra)} or ${bound} or ${cathedra} in (
    select edited_h.cathedra_id from ${headsOn(today)} edited_h where edited_h.person_id = ${caller.personId}))`
}

/** Who makes departments keeps all of them. @throws Refusal 403 */
export function requireKeepsAll(caller: Caller): void {
  if (keptCathedras(caller) !== 'all') throw forbidden()
}

export interface LockedCathedra {
  id: number
  title: string
  is_archived: boolean
  version: number
}
/** The department, held: one who changes it comes after the other. @throws Refusal 404 where the caller may not */
export async function lockCathedra(
  db: Database,
  id: number,
  may: (cathedra: Column) => RawBuilder<boolean>,
): Promise<LockedCathedra> {
  const { rows } = await sql<LockedCathedra>`
    select ca.id, ca.title, ca.archived_at is not null as is_archived, ca.version from curriculum.cathedra ca
    where ca.id = ${id} and ${may(sql.ref('ca.id'))} for no key update of ca`.execute(db)
  const [cathedra] = rows
  if (!cathedra) throw notFound()
  return cathedra
}

/** @throws Refusal 409 with what stands now, for who has seen an earlier version */
export function requireVersion({ title, version }: LockedCathedra, seen: number): void {
  if (version !== seen)
    throw outdated(msg`Пока вы работали, кафедру изменили: сейчас она «${title}». Обновите страницу и повторите`)
}

/** @throws Refusal 422 for one in the archive: nobody comes to it */
export function requireInUse({ title, is_archived }: LockedCathedra, field: string): void {
  if (is_archived) throw refuse(field, msg`Кафедра «${title}» в архиве: сначала верните её`)
}

/** @throws Refusal 422 for a title that another department in use has, in any case */
export async function requireFreeTitle(db: Database, title: string, except = 0): Promise<void> {
  const { rows } = await sql<{ title: string }>`select title from curriculum.cathedra
    where lower(title) = lower(${title}) and archived_at is null and id <> ${except}`.execute(db)
  if (rows[0]) throw refuse('title', msg`Кафедра «${rows[0].title}» уже есть`)
}

/** Who works at the school. @throws Refusal 422 */
export async function requireStaff(db: Database, ids: readonly number[], field: string, today: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from people.person p
    where p.id = any(${[...ids]}::integer[]) and p.archived_at is null and ${isStaff(sql`p.id`, today)}`.execute(db)
  if ((rows[0]?.count ?? 0) < new Set(ids).size) throw refuse(field, msg`Выберите сотрудника, который работает сейчас`)
}

/** @throws Refusal 422 where the end is before the beginning */
export function requireDays(from: string | null, to: string | null): void {
  if (from !== null && to !== null && to < from) throw refuse('to', msg`Конец раньше начала`)
}
