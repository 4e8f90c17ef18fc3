import { sql } from 'kysely'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, outdatedOrGone, refuse } from '#platform/server/refusal.ts'
import { assignCourses } from '../../contract/course-bulk.ts'
import { changeOf, keptCourses, lockCourses } from './course-rows.ts'
import { readCourses } from './find-courses.ts'
import { requireCathedra } from './require-course.ts'

export const assignCoursesHandler = handle(assignCourses, async ({ body, caller, db, today, record }) => {
  const scope = keptCourses(caller)
  const given = new Map(body.courses.map((one) => [one.id, one]))
  const ids = [...given.keys()]
  if (ids.length < body.courses.length) throw refuse('courses', msg`Предмет назван дважды`)
  const before = await lockCourses(db, scope, ids)
  if (before.length < ids.length) throw outdatedOrGone(msg`Одного из предметов нет: обновите страницу`)
  const stale = before.filter(({ id, version }) => given.get(id)?.version !== version)
  if (stale.length > 0)
    throw outdated(
      msg`Пока вы работали, изменили: ${stale.map(({ title }) => `«${title}»`).join(', ')}. Посмотрите, что стоит сейчас, и повторите`,
    )
  const next = before.map((course) => ({ ...course, ...given.get(course.id) }))
  const moved = (field: 'cathedra_id' | 'ed_area_id') => {
    const changed = next.filter((course, place) => course[field] !== before[place]?.[field])
    return [...new Set(changed.map((course) => course[field]))]
  }
  for (const id of moved('cathedra_id')) await requireCathedra(db, scope, id, ['courses'])
  for (const id of moved('ed_area_id'))
    if (id !== null) await requireRecord(db, { code: 'ed_area', id, field: 'courses' })
  await sql`
    update curriculum.course co set cathedra_id = given.cathedra_id, ed_area_id = given.ed_area_id, version = co.version + 1
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as given (id int, cathedra_id int, ed_area_id int)
    where co.id = given.id`.execute(db)
  const after = await lockCourses(db, 'all', ids)
  await record(...after.flatMap((course, place) => (before[place] ? [changeOf(before[place], course)] : [])))
  return { items: await readCourses(db, ids, today) }
})
