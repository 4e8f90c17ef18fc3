import { msg } from '#platform/contract/text.ts'
import { importHandlers, requireUntouched, type ImportKind, type Revert } from '#platform/server/import/index.ts'
import { conflict } from '#platform/server/refusal.ts'
import { importCourses } from '../../contract/course-import.ts'
import { changeOf, keptCourses, keptValues, lockCourses } from './course-rows.ts'
import { plainTitle, readKnownCourses } from './read-known-courses.ts'
import { validateCourseRow, type CourseTarget } from './validate-course-row.ts'

/** A course that the import has made and nobody has touched goes; what a course was before stands in its history. */
const revertCourse: Revert = async (undoing, change) => {
  if (change.before !== null) throw conflict(msg`Предмет был в школе и раньше: прежнее стоит в его истории`)
  await requireUntouched(undoing, change)
  await undoing.db.deleteFrom('curriculum.course').where('id', '=', change.subject_id).execute()
  await undoing.record({ subject: 'curriculum.course', id: change.subject_id, before: change.after })
}

const courses: ImportKind<CourseTarget> = {
  name: 'curriculum.courses',
  declared: importCourses,
  titleOf: ({ title = '' }) => title,
  keysOf: ({ title = '' }) => [plainTitle(title)],
  validate: async ({ db, caller }, rows) => {
    const school = await readKnownCourses(db, keptCourses(caller))
    return rows.map(({ values }) => validateCourseRow(values, school))
  },
  write: async ({ db, record }, _row, { target }) => {
    const { id, fields } = target
    if (id === null) {
      const made = await db.insertInto('curriculum.course').values(fields).returning('id').executeTakeFirstOrThrow()
      const [after] = await lockCourses(db, 'all', [made.id])
      if (after) await record({ subject: 'curriculum.course', id: made.id, after: keptValues(after) })
      return
    }
    const [before] = await lockCourses(db, 'all', [id])
    await db
      .updateTable('curriculum.course')
      .set((row) => ({ ...fields, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const [after] = await lockCourses(db, 'all', [id])
    if (before && after) await record(changeOf(before, after))
  },
  reverts: { 'curriculum.course': revertCourse },
}
export const coursesImport = importHandlers(courses)
