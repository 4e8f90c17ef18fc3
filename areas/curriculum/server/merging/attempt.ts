import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { CourseMerging, CoursePair } from '#platform/server/course-merging.ts'
import type { Database } from '#platform/server/database.ts'
import type { NewestRows } from '#platform/server/person-duplicates.ts'
import { referencesTo, repointColumn, titleOfReference } from '#platform/server/references.ts'
import { outdatedOrGone, refuse } from '#platform/server/refusal.ts'
import { keptCourses, lockCourses, requireVersion, type CourseRow } from '../catalogue/course-rows.ts'

type Row = Record<string, unknown>
/** All that a merger has changed, as it is kept until it is undone. */
export interface MergeTrail {
  /** Rows that named the course that is gone, by their primary keys. */
  moved: { table: string; column: string; keys: Row[] }[]
  newest: NewestRows
  was_archived: boolean
}
export interface Merged {
  gone: CourseRow
  obstacles: string[]
  uses: { title: string; count: number }[]
  trail: MergeTrail
}
interface Seen {
  id: number
  version: number
}

/** Courses that are to be merged, as the caller saw them, held against new rows that name them. @throws Refusal 404, 409, 422 */
export async function lockMerged(
  db: Database,
  caller: Caller,
  { into, from }: { into: Seen; from: readonly Seen[] },
): Promise<{ kept: CourseRow; gone: CourseRow[] }> {
  const seen = [into, ...from]
  const ids = seen.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw refuse('from', msg`Предмет не объединяют с ним самим`)
  await sql`select from curriculum.course where id = any(${ids}::integer[]) order by id for update`.execute(db)
  const courses = await lockCourses(db, keptCourses(caller), ids)
  const byId = new Map(courses.map((course) => [course.id, course]))
  const kept = byId.get(into.id)
  const gone = from.flatMap(({ id }) => byId.get(id) ?? [])
  if (!kept || gone.length < from.length) throw outdatedOrGone(msg`Одного из предметов нет: обновите страницу`)
  for (const { id, version } of seen) requireVersion(byId.get(id) ?? kept, version)
  if (kept.is_archived) throw refuse('into', msg`«${kept.title}» в архиве: сначала верните его`)
  const merged = gone.find((course) => course.merged_into_id !== null)
  if (merged) throw refuse('from', msg`«${merged.title}» уже объединён с другим предметом`)
  return { kept, gone }
}

/** Mergers are about the two courses, so they stay with those that they name. */
const ownTable = 'curriculum.course_merger'

async function obstaclesOf(db: Database, rooms: readonly CourseMerging[], pair: CoursePair): Promise<string[]> {
  const found: string[] = []
  for (const { obstacles } of rooms) if (obstacles) found.push(...(await obstacles(db, pair)))
  return found
}

/** Makes whatever names one course name the other. @returns constraints that did not let it, a sentence each */
async function moveRows(
  db: Database,
  { referenceTitles }: Pick<AppContext, 'referenceTitles'>,
  { gone, kept }: CoursePair,
) {
  const moved: MergeTrail['moved'] = []
  const [clashes, uses] = [new Set<string>(), new Map<string, number>()]
  for (const column of await referencesTo(db, 'curriculum.course')) {
    if (column.table === ownTable || column.isCascading) continue
    const done = await repointColumn(db, column, [gone], kept)
    const title = titleOfReference(referenceTitles, done)
    if (done.state === 'clash') clashes.add(t`${title}: записи обоих предметов не могут стоять вместе`)
    else if (done.keys.length > 0) {
      moved.push({ table: done.table, column: done.column, keys: done.keys })
      uses.set(title, (uses.get(title) ?? 0) + done.keys.length)
    }
  }
  return { moved, clashes: [...clashes], uses: [...uses].map(([title, count]) => ({ title, count })) }
}

async function newestRows(db: Database, rooms: readonly CourseMerging[]): Promise<NewestRows> {
  const found: NewestRows[] = []
  for (const { newest } of rooms) if (newest) found.push(await newest(db))
  return Object.assign({}, ...found)
}

/**
 * Makes one course another within the caller's transaction. Where `obstacles` come back nothing of it may be kept; a caller that
 * only previews takes it back in any case.
 */
export async function attemptMerger(
  db: Database,
  context: Pick<AppContext, 'courseMergings' | 'referenceTitles'>,
  kept: CourseRow,
  gone: CourseRow,
): Promise<Merged> {
  const pair = { gone: gone.id, kept: kept.id }
  const known = await obstaclesOf(db, context.courseMergings, pair)
  const trail: MergeTrail = { moved: [], newest: {}, was_archived: gone.is_archived }
  if (known.length > 0) return { gone, obstacles: known, uses: [], trail }
  trail.newest = await newestRows(db, context.courseMergings)
  const { moved, clashes, uses } = await moveRows(db, context, pair)
  trail.moved = moved
  await sql`update curriculum.course set archived_at = coalesce(archived_at, now()), merged_into_id = ${kept.id},
    version = version + 1 where id = ${gone.id}`.execute(db)
  await sql`update curriculum.course set version = version + 1 where id = ${kept.id}`.execute(db)
  return { gone, obstacles: clashes, uses, trail }
}
