import { sql, type RawBuilder } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { PersonFacts } from '#platform/server/person-facts.ts'
import { joinClass } from './join-class.ts'
import { leadersOn } from './scope/index.ts'
import { requirePlace } from './students/class-place.ts'

const leads = (kind: 'teacher' | 'curator') => (person: RawBuilder<unknown>, today: string) =>
  sql<boolean>`${person} in (
  select led.person_id from ${leadersOn(today)} led join classes.class c on c.id = led.class_id
  where led.kind = ${kind} and c.year_id = ${currentYearId(today)})`

/** Of students their class; who leads one; who is in a class or a parallel. */
export const personFacts: PersonFacts = {
  // 7Б before 10А
  ownClass: (person, today) => sql`
    select c.id, c.title,
      (select lpad(pl.number::text, 2, '0') || c.letter from classes.parallel pl where pl.id = c.parallel_id) as place
    from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = ${person} and m.during @> ${today}::date`,
  enrolled: (today) => sql`
    select m.student_id, c.title from classes.class c join classes.class_member m on m.class_id = c.id
    where c.year_id = ${currentYearId(today)} and coalesce(upper(m.during), 'infinity') > ${today}::date`,
  joinClass: async ({ db, today, record, studentId, classId, from }) => {
    const place = await requirePlace({ db, today }, { classId, from, field: 'class_from' })
    await joinClass({ db, record }, { studentId, classId, from: place.from })
    return place.class.title
  },
  appointments: {
    [personKinds.curator.id]: leads('curator'),
    [personKinds.classroomTeacher.id]: leads('teacher'),
  },
  filters: {
    class_id: (person, classId, today) => sql`${person} in (
      select m.student_id from classes.class_member m where m.class_id = ${classId} and m.during @> ${today}::date)`,
    parallel: (person, number, today) => sql`${person} in (
      select m.student_id from classes.class_member m
      join classes.class c on c.id = m.class_id join classes.parallel pl on pl.id = c.parallel_id
      where pl.number = ${number} and m.during @> ${today}::date)`,
  },
  kindObstacles: {
    [personKinds.student.id]: async (db, personId, today) => {
      const { rows } = await sql`select from classes.class_member
        where student_id = ${personId} and not during << daterange(${today}::date, null)`.execute(db)
      return rows.length > 0 ? [msg`Учащийся стоит в классе: сначала оформите выбытие в «Движении»`] : []
    },
  },
}
