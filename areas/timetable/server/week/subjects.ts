import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { teachersOfYear } from '#areas/workload/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listWeekSubjects, type WeekSubjects } from '../../contract/week-subjects.ts'
import { isStaff, mayReadClass } from './week-subject.ts'

export const listWeekSubjectsHandler = handle(
  listWeekSubjects,
  async ({ caller, db, today }) => {
    const yearLessons = sql`select from timetable.lesson l join classes.study_group g on g.id = l.group_id
    where g.year_id = ${currentYearId(today)}`
    const { rows } = await sql<WeekSubjects>`
    select
      (exists (select from classes.class_member m
          where m.student_id = ${caller.personId} and m.during @> ${today}::date)
        or exists (${yearLessons} and exists (select from timetable.lesson_teacher own
          where own.lesson_id = l.id and own.teacher_id = ${caller.personId}))) as has_own,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by p.number, c.letter, c.id), '[]')
        from classes.class c join classes.parallel p on p.id = c.parallel_id
        where c.year_id = ${currentYearId(today)} and ${mayReadClass(caller, sql`c.id`, today)}) as classes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.full_name) order by t.sort_name, t.id), '[]')
        from people.person t where ${isStaff(caller)}::boolean and t.id in ${teachersOfYear(currentYearId(today))}) as teachers,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title) order by r.title, r.id), '[]')
        from buildings.room r where ${isStaff(caller)}::boolean) as rooms`.execute(db)
    return rows[0] ?? { has_own: false, classes: [], teachers: [], rooms: [] }
  },
  { conditional: true },
)
