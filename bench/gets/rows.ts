import { sql } from 'kysely'
import type { BenchSchool } from '../school.ts'

/** Ids of rows that people open: those with most below them. */
export interface Rows {
  group: number
  class: number
  lesson: number
  student: number
  teacher: number
  account: number
  year: number
  quarter: number
  dictionary: number
}

/** @param group the journal with most in it */
export async function rowsOf({ db }: BenchSchool, group: number): Promise<Rows> {
  const { rows } = await sql<Rows>`
    with one as (select * from classes.study_group where id = ${group}),
      asked as (select a.teacher_id, p.admin_user_id from workload.assignment a
        join people.person p on p.id = a.teacher_id where a.group_id = ${group} order by a.id limit 1)
    select one.id as "group", one.year_id as year,
      (select class_id from classes.group_class where group_id = one.id order by class_id limit 1) as class,
      (select id from timetable.lesson where group_id = one.id and date <= '2026-11-20' order by date desc, id limit 1) as lesson,
      (select m.student_id from classes.group_member m join classes.class_member c on c.student_id = m.student_id
        where m.group_id = one.id order by m.student_id limit 1) as student,
      (select teacher_id from asked) as teacher, (select admin_user_id from asked) as account,
      (select id from calendar.calendar_entry where year_id = one.year_id and type = 'quarter'
        and '2026-11-20' between start_date and end_date) as quarter,
      (select id from dictionaries.dictionary order by id limit 1) as dictionary
    from one`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('there is no such journal')
  return found
}
