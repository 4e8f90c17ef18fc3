import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { CourseMerging } from '#platform/server/course-merging.ts'

/** So many are named. */
const named = 5

/** Groups of one year are told apart by their titles, and a student is in one group of a course at a time. */
export const courseMerging: CourseMerging = {
  obstacles: async (db, { gone, kept }) => {
    const groups = await sql<{ titles: string }>`
      select string_agg(distinct g.title, ', ') as titles
      from classes.study_group g join classes.study_group k using (year_id, title)
      where g.course_id = ${gone} and k.course_id = ${kept} having count(*) > 0`.execute(db)
    const students = await sql<{ count: number; names: string }>`
      with both_of as (
        select distinct g.student_id from classes.group_member g
        join classes.group_member k on k.student_id = g.student_id and k.during && g.during
        where g.course_id = ${gone} and k.course_id = ${kept})
      select (select count(*) from both_of) as count, string_agg(first.full_name, ', ' order by first.sort_name) as names
      from (select p.full_name, p.sort_name from both_of join people.person p on p.id = both_of.student_id
        order by p.sort_name limit ${named}) first
      having count(*) > 0`.execute(db)
    return [
      ...groups.rows.map(({ titles }) => t`Группы с одним названием есть у обоих: ${titles}. Переименуйте одну из них`),
      ...students.rows.map(({ count, names }) =>
        count > named
          ? t`В одно время учатся в группах обоих: ${names} и ещё ${count - named}. Оставьте их в одной`
          : t`В одно время учатся в группах обоих: ${names}. Оставьте их в одной`,
      ),
    ]
  },
}
