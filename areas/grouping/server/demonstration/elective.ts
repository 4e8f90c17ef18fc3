import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { insertGroups, writeGroupStays } from '#areas/classes/server/index.ts'
import { insertCourses } from '#areas/curriculum/server/index.ts'
import type { DemonstrationContext } from '#platform/server/demonstration/part.ts'
import { placeStudents } from '../stays/place-students.ts'
import type { Year } from '../year-day.ts'
import { demonstrationTrace } from './trace.ts'

const course = { title: 'Робототехника', short_title: 'Робот' }
const parallel = 8
/** One student of so many has chosen it. */
const oneOf = 5

interface Chosen {
  year: Year
  classes: number[]
  students: number[]
}
/** An elective for the classes of a parallel: the group follows the rules of the first of them. */
export async function writeElective({ db, today, shownClass }: DemonstrationContext): Promise<void> {
  const { rows } = await sql<Chosen>`
    select jsonb_build_object('id', y.id, 'from', y.date_start, 'to', y.date_end) as year,
      array_agg(distinct c.id order by c.id) as classes,
      array_agg(m.student_id order by m.student_id) filter (where m.student_id % ${oneOf} = 0) as students
    from calendar.study_year y join classes.class c on c.year_id = y.id join classes.parallel pa on pa.id = c.parallel_id
      join classes.class_member m on m.class_id = c.id and m.during @> ${today}::date
    where y.id = ${currentYearId(today)} and pa.number = ${parallel} and c.title <> ${shownClass}
    group by y.id having count(distinct c.id) > 1`.execute(db)
  const [chosen] = rows
  if (!chosen || today < chosen.year.from) return
  const { year, classes, students } = chosen
  const trace = demonstrationTrace()
  const made = await insertCourses(db, [course], trace)
  const course_id = made.get(course.title) ?? 0
  const group = {
    course_id,
    title: `${parallel} классы`,
    kind: 'cross' as const,
    classes,
    follows_class_id: classes[0] ?? null,
  }
  const [group_id = null] = await insertGroups(db, year.id, [group], trace)
  const placements = students.map((student_id) => ({ student_id, course_id, group_id }))
  const { writes } = await placeStudents(db, { placements, year, from: today })
  await writeGroupStays(db, writes, trace)
}
