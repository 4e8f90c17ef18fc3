import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonHold } from '#platform/server/person-duplicates.ts'

/** Who is in a class, or leads one of a year that is not over, does not go to the archive. */
export const ofClasses: PersonHold = async (db, id, today) => {
  const { rows } = await sql<{ text: string }>`
    select ${sqlText`Стоит в классе ${sql`c.title`}: оформите выбытие в «Движении»`} as text
    from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = ${id} and not m.during << daterange(${today}::date, null)
    union all
    select ${sqlText`Классный руководитель или куратор: ${sql`string_agg(c.title, ', ' order by c.title)`}. Назначьте другого`}
    from classes.class c join calendar.study_year y on y.id = c.year_id
    where ${id} in (c.class_teacher_id, c.curator_id) and y.date_end >= ${today}::date having count(*) > 0`.execute(db)
  return rows.map(({ text }) => text)
}
