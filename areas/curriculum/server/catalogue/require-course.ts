import { sql } from 'kysely'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { PermissionScope } from '#areas/access/server/index.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { CourseRow } from './course-rows.ts'

/** @throws Refusal 422 for a title that another course in use has, in any case */
export async function requireFreeTitle(db: Database, title: string, except = 0): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select title from curriculum.course
    where lower(title) = lower(${title}) and archived_at is null and id <> ${except}`.execute(db)
  if (rows[0]) throw refuse('title', msg`Предмет «${rows[0].title}» уже есть`)
}

export interface CourseLinks {
  cathedra_id: number | null
  ed_area_id: number | null
  room_kind_id: number | null
}
/** A department in use to which the caller's reach extends. @param at where it is refused */
export async function requireCathedra(
  db: Database,
  scope: PermissionScope,
  id: number | null,
  at: (string | number)[] = ['cathedra_id'],
): Promise<void> {
  if (scope !== 'all' && (scope === 'none' || id === null || !scope.cathedras.includes(id)))
    throw refuse(at, msg`Выберите кафедру, предметы которой ведёте вы`)
  if (id === null) return
  const { rows } = await sql<{ title: string; is_archived: boolean }>`
    select title, archived_at is not null as is_archived from curriculum.cathedra where id = ${id} for share`.execute(
    db,
  )
  const [cathedra] = rows
  if (!cathedra) throw refuse(at, msg`Такой кафедры нет`)
  if (cathedra.is_archived) throw refuse(at, msg`Кафедра «${cathedra.title}» в архиве: сначала верните её`)
}

/** What a course names is there and in use; what it named before may have gone into the archive since. @throws Refusal 422 */
export async function requireLinks(
  db: Database,
  scope: PermissionScope,
  next: CourseLinks,
  before?: CourseRow,
): Promise<void> {
  if (before === undefined || next.cathedra_id !== before.cathedra_id)
    await requireCathedra(db, scope, next.cathedra_id)
  if (next.ed_area_id !== null && next.ed_area_id !== before?.ed_area_id)
    await requireRecord(db, { code: 'ed_area', id: next.ed_area_id, field: 'ed_area_id' })
  if (next.room_kind_id !== null && next.room_kind_id !== before?.room_kind_id)
    await requireRecord(db, { code: 'room_kind', id: next.room_kind_id, field: 'room_kind_id' })
}
