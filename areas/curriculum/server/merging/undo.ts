import { sql } from 'kysely'
import pg from 'pg'
import { instant } from '#areas/access/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { pointBack, titleOfReference } from '#platform/server/references.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { listCourseMergers, undoCourseMerger, type CourseMerger } from '../../contract/course-bulk.ts'
import { keptCourses, lockCourses } from '../catalogue/course-rows.ts'
import type { MergeTrail } from './attempt.ts'

interface KeptMerger {
  id: number
  into_id: number
  from_id: number
  trail: MergeTrail
  is_undone: boolean
}
const changed = (what: string) =>
  conflict(msg`Отменить объединение нельзя: с тех пор изменили ${what}. Исправьте предметы вручную`)

/** @throws Refusal 409 where something has come since that only the school could part */
async function requireNothingNew(
  db: Database,
  { courseMergings }: Pick<AppContext, 'courseMergings'>,
  { into_id, trail }: KeptMerger,
): Promise<void> {
  const moved = new Map(trail.moved.map(({ table, keys }) => [table, keys]))
  for (const { since } of courseMergings) {
    const fresh = since ? await since(db, { kept: into_id, newest: trail.newest, moved }) : []
    if (fresh.length > 0) throw conflict(msg`Отменить объединение нельзя: после него появились ${fresh.join('; ')}`)
  }
}

/** Rows go back with what has been written in them since. @throws Refusal 409 where one is gone or another's by now */
async function moveBack(db: Database, context: AppContext, { into_id, from_id, trail }: KeptMerger): Promise<void> {
  for (const one of trail.moved)
    if ((await pointBack(db, one, { from: into_id, to: from_id })) < one.keys.length)
      throw changed(`«${titleOfReference(context.referenceTitles, one)}»`)
}

const undoHandler = handle(undoCourseMerger, async ({ params, caller, db, context, record }) => {
  const { rows } = await sql<KeptMerger>`
    select id, into_id, from_id, trail, undone_at is not null as is_undone
    from curriculum.course_merger where id = ${params.id} for update`.execute(db)
  const [merger] = rows
  if (!merger) throw notFound()
  const courses = await lockCourses(db, keptCourses(caller), [merger.into_id, merger.from_id])
  const [kept, gone] = [merger.into_id, merger.from_id].map((id) => courses.find((course) => course.id === id))
  if (!kept || !gone) throw notFound()
  if (merger.is_undone) throw conflict(msg`Это объединение уже отменено`)
  if (gone.merged_into_id !== kept.id) throw changed(`«${gone.title}»`)
  await requireNothingNew(db, context, merger)
  const { was_archived } = merger.trail
  try {
    await sql`update curriculum.course set merged_into_id = null, version = version + 1,
      archived_at = case when ${was_archived} then archived_at end where id = ${gone.id}`.execute(db)
    await moveBack(db, context, merger)
    await sql`set constraints all immediate`.execute(db)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith('23'))
      throw changed(t`записи так, что прежние с ними не сойдутся`)
    throw error
  }
  await sql`update curriculum.course set version = version + 1 where id = ${kept.id}`.execute(db)
  await sql`update curriculum.course_merger set undone_at = now() where id = ${merger.id}`.execute(db)
  const undone = (title: string) => msg`объединение отменено: «${title}»`.stored()
  await record(
    { subject: 'curriculum.course', id: kept.id, before: { merged: null }, after: { merged: undone(gone.title) } },
    {
      subject: 'curriculum.course',
      id: gone.id,
      before: { merged: null, is_archived: true },
      after: { merged: undone(kept.title), is_archived: was_archived },
    },
  )
  return {}
})

const shown = 50
const listHandler = handle(listCourseMergers, async ({ db }) => ({
  items: await db
    .selectFrom('curriculum.course_merger as m')
    .innerJoin('curriculum.course as kept', 'kept.id', 'm.into_id')
    .innerJoin('curriculum.course as gone', 'gone.id', 'm.from_id')
    .leftJoin('people.person as who', 'who.admin_user_id', 'm.made_by')
    .where('m.undone_at', 'is', null)
    .select([
      'm.id',
      'who.full_name as who',
      sql<CourseMerger['into']>`jsonb_build_object('id', kept.id, 'title', kept.title)`.as('into'),
      sql<CourseMerger['from']>`jsonb_build_object('id', gone.id, 'title', gone.title)`.as('from'),
      instant('m.made_at').as('at'),
    ])
    .orderBy('m.id', 'desc')
    .limit(shown)
    .execute(),
}))

export const undoHandlers = [undoHandler, listHandler]
