import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { insertGroups, writeGroupStays } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { addDays, mondayOf } from '#platform/contract/calendar-date.ts'
import type { DemonstrationContext } from '#platform/server/demonstration/part.ts'
import { placeStudents } from '../stays/place-students.ts'
import type { Year } from '../year-day.ts'
import { demonstrationTrace } from './trace.ts'

const courses = ['Алгебра', 'Русский язык', 'Физика']
const hours = 1.5

interface AtHome {
  student_id: number
  title: string
  class_id: number
  year: Year
  courses: number[]
}
/** A pupil of another class than the shown one is to be taught some courses at home, from Monday on. */
export async function writeIndividualPlan({ db, today, shownClass }: DemonstrationContext): Promise<void> {
  const { rows } = await sql<AtHome>`
    select m.student_id, ${shortName('p')} as title, c.id as class_id,
      jsonb_build_object('id', y.id, 'from', y.date_start, 'to', y.date_end) as year,
      array(select co.id from curriculum.course co where co.title = any(${courses}::text[])
        and exists (select from classes.group_member gm where gm.student_id = m.student_id and gm.course_id = co.id
          and gm.during @> ${today}::date) order by co.id) as courses
    from classes.class c join classes.parallel pa on pa.id = c.parallel_id join calendar.study_year y on y.id = c.year_id
      join classes.class_member m on m.class_id = c.id and m.during = daterange(y.date_start, y.date_end, '[]')
      join people.person p on p.id = m.student_id
    where y.id = ${currentYearId(today)} and pa.number = 8 and c.title <> ${shownClass}
    order by c.id desc, m.student_id desc limit 1`.execute(db)
  const [found] = rows
  const from = addDays(mondayOf(today), 7)
  if (!found || from < found.year.from || from > found.year.to) return
  const { year, student_id, title, class_id } = found
  const trace = demonstrationTrace()
  const groups = found.courses.map((course_id) => ({
    course_id,
    title,
    hours,
    kind: 'individual' as const,
    classes: [class_id],
  }))
  const ids = await insertGroups(db, year.id, groups, trace)
  const placements = found.courses.map((course_id, place) => ({ student_id, course_id, group_id: ids[place] ?? null }))
  const { writes } = await placeStudents(db, { placements, year, from })
  await writeGroupStays(db, writes, trace)
}
