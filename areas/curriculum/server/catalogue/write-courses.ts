import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import { changeCourse, createCourse, readCourseHistory, removeCourse } from '../../contract/courses.ts'
import { changeOf, keptCourses, keptValues, lockCourse, requireVersion } from './course-rows.ts'
import { readCourses } from './find-courses.ts'
import { requireFreeTitle, requireLinks } from './require-course.ts'
import { usesOf, usesText } from './uses.ts'

export const courseFields = [
  'title',
  'short_title',
  'title_kk',
  'colour',
  'cathedra',
  'ed_area',
  'difficulty',
  'room_kind',
  'is_archived',
  'merged',
]

const createCourseHandler = handle(createCourse, async ({ body, caller, db, today, record }) => {
  await requireFreeTitle(db, body.title)
  await requireLinks(db, keptCourses(caller), body)
  const { id } = await db.insertInto('curriculum.course').values(body).returning('id').executeTakeFirstOrThrow()
  const made = await lockCourse(db, caller, id)
  await record({ subject: 'curriculum.course', id, after: keptValues(made) })
  const [course] = await readCourses(db, [id], today)
  if (!course) throw notFound()
  return course
})

const changeCourseHandler = handle(changeCourse, async ({ params, body, caller, db, today, record }) => {
  const before = await lockCourse(db, caller, params.id)
  const { version, is_archived = before.is_archived, ...fields } = body
  requireVersion(before, version)
  if (before.merged_into_id !== null && !is_archived)
    throw refuse('is_archived', msg`Этот предмет объединён с другим: отмените объединение`)
  const next = { ...before, ...fields }
  if (!is_archived) await requireFreeTitle(db, next.title, before.id)
  await requireLinks(db, keptCourses(caller), next, before)
  await db
    .updateTable('curriculum.course')
    .set({
      ...fields,
      archived_at: is_archived ? sql`coalesce(archived_at, now())` : null,
      version: sql`version + 1`,
    })
    .where('id', '=', before.id)
    .execute()
  const after = await lockCourse(db, caller, before.id)
  await record(changeOf(before, after))
  const [course] = await readCourses(db, [after.id], today)
  if (!course) throw notFound()
  return course
})

const removeCourseHandler = handle(removeCourse, async ({ params, caller, db, context, record }) => {
  const course = await lockCourse(db, caller, params.id)
  const uses = await usesOf(db, context, 'curriculum.course', [course.id])
  if (uses.length > 0)
    throw conflict(msg`«${course.title}» используется: ${usesText(uses)}. Предмет можно убрать в архив`)
  await db.deleteFrom('curriculum.course').where('id', '=', course.id).execute()
  await record({ subject: 'curriculum.course', id: course.id, before: keptValues(course) })
  return {}
})

const readCourseHistoryHandler = handle(readCourseHistory, async ({ params, query, db }) => {
  const course = await db.selectFrom('curriculum.course').select('id').where('id', '=', params.id).executeTakeFirst()
  if (!course) throw notFound(msg`Предмет не найден`)
  return readHistory(db, [{ subject: 'curriculum.course', where: ofRecord(course.id), fields: courseFields }], query)
})

export const courseWrites = [createCourseHandler, changeCourseHandler, removeCourseHandler, readCourseHistoryHandler]
