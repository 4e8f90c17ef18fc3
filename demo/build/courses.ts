import type { Database } from '#platform/server/database.ts'
import { cathedras, chosenBySchool, courseFacts, type Cathedra } from '../curriculum.ts'
import { insertRows, insertRowsWithIds, updateRows } from '#platform/server/demonstration/insert-rows.ts'
import { teacherKind } from '../posts.ts'

/** Departments with heads and members; subjects get their names, colours and departments. */
export async function buildCourses(
  db: Database,
  courses: ReadonlyMap<string, number>,
  teachers: ReadonlyMap<string, number>,
  heads: ReadonlyMap<Cathedra, string>,
): Promise<void> {
  const keys = Object.keys(cathedras) as Cathedra[]
  const made = await insertRowsWithIds(
    db,
    'curriculum.cathedra',
    keys.map((key) => ({ title: cathedras[key], head_id: teachers.get(heads.get(key) ?? '') ?? null })),
  )
  const ids = new Map(keys.map((key, index) => [key, made[index] ?? 0]))
  await updateRows(
    db,
    'curriculum.course',
    [...courses].map(([title, id]) => {
      const { short, kk, colour, cathedra } = courseFacts(title)
      return { id, short_title: short, title_kk: kk, colour, cathedra_id: ids.get(cathedra) ?? null }
    }),
  )
  await insertRows(
    db,
    'curriculum.cathedra_member',
    [...teachers].map(([code, person_id]) => ({ cathedra_id: ids.get(teacherKind(code).cathedra) ?? 0, person_id })),
  )
  const chosen = chosenBySchool.flatMap((title) => courses.get(title) ?? [])
  await db.updateTable('curriculum.rup_line').set({ component: 'school' }).where('course_id', 'in', chosen).execute()
}
