import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { dayOfYear } from '#areas/calendar/server/index.ts'
import { plannedHours } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readClass, type ClassCard, type ClassSubject } from '../contract/classes.ts'
import { classColumns, classRows } from './find-classes.ts'
import { courseOf, membersCount, teachersOf } from './group-rows.ts'
import { mayOpenJournal } from './scope/index.ts'
import { isOpenIn } from './study-groups/is-open.ts'

const readStudents = (db: Database, caller: Caller, id: number, today: string) =>
  db
    .selectFrom('classes.class_member as m')
    .innerJoin('classes.class as c', 'c.id', 'm.class_id')
    .innerJoin('calendar.study_year as y', 'y.id', 'c.year_id')
    .innerJoin('people.person as s', 's.id', 'm.student_id')
    .where('m.class_id', '=', id)
    .where(sql<boolean>`m.during @> ${dayOfYear(today)}`)
    .where(mayFindPerson(caller, sql.ref('s.id'), today))
    .select(['s.id', 's.full_name'])
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .execute()

/** What the class is taught on the day: groups that are closed by then are another matter. */
async function readSubjects(db: Database, caller: Caller, id: number, today: string): Promise<ClassSubject[]> {
  const rows = await db
    .selectFrom('classes.group_class as gc')
    .innerJoin('classes.study_group as g', 'g.id', 'gc.group_id')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .innerJoin('curriculum.course as co', 'co.id', 'g.course_id')
    .where('gc.class_id', '=', id)
    .where(isOpenIn(sql<number>`g.year_id`, today))
    .select([
      'g.id',
      'g.title',
      courseOf.as('course'),
      plannedHours(sql.ref('g.id')).as('hours'),
      teachersOf(today).as('teachers'),
      membersCount(today).as('students_count'),
      mayOpenJournal(caller, sql.ref('g.id'), today).as('may_read_journal'),
    ])
    .orderBy(sql`platform.sort_text(co.title) collate "C"`)
    .orderBy('g.title')
    .orderBy('g.id')
    .execute()
  return [...Map.groupBy(rows, ({ course }) => course.id).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const groups = own.map(({ id: group, title, teachers, students_count, may_read_journal }) => ({
      id: group,
      title,
      teachers,
      students_count,
      may_read_journal,
    }))
    return [{ course: first.course, hours: first.hours, groups }]
  })
}

export const readClassHandler = handle(
  readClass,
  async ({ params, db, caller, today }) => {
    const found = await classRows(db, today)
      .leftJoin('classes.class as previous', 'previous.id', 'c.previous_class_id')
      .where('c.id', '=', params.id)
      .select(classColumns(today))
      .select(
        sql<ClassCard['previous_class']>`case when previous.id is not null then
        jsonb_build_object('id', previous.id, 'title', previous.title) end`.as('previous_class'),
      )
      .executeTakeFirst()
    if (!found) throw notFound()
    const students = await readStudents(db, caller, params.id, today)
    return { ...found, students, subjects: await readSubjects(db, caller, params.id, today) }
  },
  { conditional: true },
)
