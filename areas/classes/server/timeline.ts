import { sql } from 'kysely'
import { maintainsPerson, mayReadStudent } from '#areas/people/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { mayReadGroup } from './scope/index.ts'

interface Stay {
  title: string
  year: string
  from: string
  until: string | null
  /** The class in which the student was the day before. */
  former: string | null
}
/** Who reads the student's school life, and who keeps the records. */
export const readsSchoolLife = (caller: Caller, student: number, today: string) => {
  const person = sql`${student}::integer`
  return sql<boolean>`(${mayReadStudent(caller, person, today)} or ${maintainsPerson(caller, person)})`
}

/** When the student came into a class and when out of it. */
export const classTimeline: TimelineSource = {
  id: 'classes',
  title: msg`Классы`,
  read: async ({ db, caller, today }, student) => {
    const { rows } = await sql<Stay>`
      select c.title, extract(year from y.date_start) || '–' || extract(year from y.date_end) as year,
        lower(m.during) as from, case when upper(m.during) <= y.date_end then upper(m.during) - 1 end as until,
        (select fc.title from classes.class_member f join classes.class fc on fc.id = f.class_id
          where f.student_id = m.student_id and upper(f.during) = lower(m.during)) as former
      from classes.class_member m join classes.class c on c.id = m.class_id
      join calendar.study_year y on y.id = c.year_id
      where m.student_id = ${student} and ${readsSchoolLife(caller, student, today)}`.execute(db)
    return rows.map(({ title, year, from, until, former }) => ({
      date: from,
      until,
      title: former === null ? t`В классе ${title}` : t`Из ${former} в ${title}`,
      detail: year,
    }))
  },
}

/** Groups in which the student is taught, but those of the whole class. */
export const groupTimeline: TimelineSource = {
  id: 'groups',
  title: msg`Группы`,
  read: async ({ db, caller, today }, student) => {
    const person = sql`${student}::integer`
    const isOwn = sql<boolean>`${caller.client === 1 || caller.personId === student}`
    const { rows } = await sql<Omit<Stay, 'former' | 'year'> & { course: string }>`
      select co.title as course, g.title, lower(m.during) as from,
        case when upper(m.during) <= y.date_end then upper(m.during) - 1 end as until
      from classes.group_member m join classes.study_group g on g.id = m.group_id
      join curriculum.course co on co.id = g.course_id join calendar.study_year y on y.id = g.year_id
      where m.student_id = ${student} and g.kind <> 'class' and ${readsSchoolLife(caller, student, today)}
        and (${isOwn} or ${maintainsPerson(caller, person)} or ${mayReadGroup(caller, sql.ref('g.id'), today)})`.execute(
      db,
    )
    return rows.map(({ course, title, from, until }) => ({
      date: from,
      until,
      title: t`Группа ${title}`,
      detail: course,
    }))
  },
}
