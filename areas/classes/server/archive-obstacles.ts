import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ArchiveObstacles } from '#platform/server/person-duplicates.ts'

/** A student in a class can't be archived, nor who leads a class of a year that is not over. */
export const classObstacles: ArchiveObstacles = async (db, id, today) => {
  const member = await sql<{ title: string }>`
    select c.title from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = ${id} and not m.during << daterange(${today}::date, null) order by c.title`.execute(db)
  const led = await sql<{ titles: string }>`
    select string_agg(distinct c.title, ', ' order by c.title) as titles
    from classes.leader l join classes.class c on c.id = l.class_id join calendar.study_year y on y.id = c.year_id
    where l.person_id = ${id} and not l.during << daterange(${today}::date, null) and y.date_end >= ${today}::date
    having count(*) > 0`.execute(db)
  return [
    ...member.rows.map(({ title }) => msg`Стоит в классе ${title}: оформите выбытие в «Движении»`),
    ...led.rows.map(({ titles }) => msg`Классный руководитель или куратор: ${titles}. Назначьте другого`),
  ]
}
