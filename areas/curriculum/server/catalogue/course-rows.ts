import { sql } from 'kysely'
import { isWithin, scopeOf, type PermissionScope } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import { crsCourse } from '../../contract/permissions.ts'

/** A course as it is written, with the titles of what it names. */
export interface CourseRow {
  id: number
  title: string
  short_title: string
  title_kk: string | null
  colour: string | null
  cathedra_id: number | null
  cathedra: string | null
  ed_area_id: number | null
  ed_area: string | null
  difficulty: number | null
  room_kind_id: number | null
  room_kind: string | null
  is_archived: boolean
  merged_into_id: number | null
  version: number
}

/** How far the caller keeps the catalogue: a role may be held within some departments. */
export const keptCourses = (caller: Caller): PermissionScope => scopeOf(caller, 'write', crsCourse)

/** Courses by their ids, held until the call ends, as far as the scope reaches; in the order of the ids. */
export async function lockCourses(db: Database, scope: PermissionScope, ids: readonly number[]): Promise<CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select co.id, co.title, co.short_title, co.title_kk, co.colour, co.cathedra_id, ca.title as cathedra,
      co.ed_area_id, ar.title as ed_area, co.difficulty, co.room_kind_id, rk.title as room_kind,
      co.archived_at is not null as is_archived, co.merged_into_id, co.version
    from curriculum.course co left join curriculum.cathedra ca on ca.id = co.cathedra_id
      left join dictionaries.record ar on ar.id = co.ed_area_id left join dictionaries.record rk on rk.id = co.room_kind_id
    where co.id = any(${[...ids]}::integer[]) and ${isWithin(
      scope,
      ({ cathedras }) => sql<boolean>`co.cathedra_id = any(${[...cathedras]}::integer[])`,
    )}
    order by co.id for no key update of co`.execute(db)
  return rows
}

/** @throws Refusal 404 for one that is missing or out of reach */
export async function lockCourse(db: Database, caller: Caller, id: number): Promise<CourseRow> {
  const [course] = await lockCourses(db, keptCourses(caller), [id])
  if (!course) throw notFound(msg`Предмет не найден`)
  return course
}

/** @throws Refusal 409 with what stands now, for who has seen an earlier version */
export function requireVersion({ title, version }: { title: string; version: number }, seen: number): void {
  if (version !== seen)
    throw outdated(msg`Пока вы работали, предмет изменили: сейчас он «${title}». Обновите страницу и повторите`)
}

/** What the history keeps of a course. */
export const keptValues = (course: CourseRow) => ({
  title: course.title,
  short_title: course.short_title,
  title_kk: course.title_kk,
  colour: course.colour,
  cathedra: course.cathedra,
  ed_area: course.ed_area,
  difficulty: course.difficulty,
  room_kind: course.room_kind,
  is_archived: course.is_archived,
})

export const changeOf = (before: CourseRow, after: CourseRow): Change => ({
  subject: 'curriculum.course',
  id: after.id,
  before: keptValues(before),
  after: keptValues(after),
})
