import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { endLeave } from './academic-leave/end-leave.ts'

interface Joining {
  studentId: number
  classId: number
  /** The first day, `yyyy-MM-dd`. */
  from: string
}
interface Writing {
  db: Database
  record: (...changes: Change[]) => Promise<void>
}

/**
 * Puts a student who is in no class into one until the end of its year, or until it is closed, and into the groups in which the whole class is
 * taught, but of courses that the student learns in another group; subgroups are chosen by hand. Who was on academic leave has returned.
 * @returns titles of the groups
 */
export async function joinClass({ db, record }: Writing, { studentId, classId, from }: Joining): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    insert into classes.class_member (class_id, student_id, during)
    select c.id, ${studentId}, daterange(${from}, least(y.date_end, c.closed_on), '[]')
    from classes.class c join calendar.study_year y on y.id = c.year_id where c.id = ${classId}
    returning id`.execute(db)
  const groups = await sql<{ id: number; group_id: number; title: string }>`
    insert into classes.group_member (group_id, course_id, student_id, during)
    select g.id, g.course_id, ${studentId},
      daterange(${from}, least(y.date_end + 1, c.closed_on + 1, g.closed_on))
    from classes.group_class gc join classes.study_group g on g.id = gc.group_id
    join classes.class c on c.id = gc.class_id join calendar.study_year y on y.id = g.year_id
    where gc.class_id = ${classId} and g.kind = 'class' and (g.closed_on is null or g.closed_on > ${from}::date)
      and not exists (select from classes.group_member held
      where held.student_id = ${studentId} and held.course_id = g.course_id
        and held.during && daterange(${from}, least(y.date_end, c.closed_on), '[]'))
    returning id, group_id, (select co.title || ' ' || sg.title from classes.study_group sg
      join curriculum.course co on co.id = sg.course_id where sg.id = group_member.group_id) as title`.execute(db)
  await endLeave({ db, record }, { studentId, classId, from })
  await record(
    ...rows.map(({ id }) => ({
      subject: 'classes.class_member',
      id,
      after: { student_id: studentId, class_id: classId, from },
    })),
    ...groups.rows.map(({ id, group_id }) => ({
      subject: 'classes.group_member',
      id,
      after: { student_id: studentId, group_id, from },
    })),
  )
  return groups.rows.map(({ title }) => title)
}
