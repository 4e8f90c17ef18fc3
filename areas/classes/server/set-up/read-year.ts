import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { handle } from '#platform/server/handle.ts'
import { placesStudents } from '../../contract/class-of-student.ts'
import { grpGrade } from '../../contract/permissions.ts'
import { readYearOfClasses, type YearOfClasses } from '../../contract/set-up.ts'
import { placelessOn } from '../rearrange/board-students.ts'
import { readClassesOfYear } from './class-of-year.ts'

type Year = NonNullable<YearOfClasses['year']> & { parallels: number[] }

export const readYearHandler = handle(readYearOfClasses, async ({ query, caller, db, today }) => {
  const { rows } = await sql<Year>`
    select y.id, y.date_start as from, y.date_end as to,
      array(select p.number from classes.parallel p where p.year_id = y.id order by p.number) as parallels
    from calendar.study_year y where y.id = ${query.year_id ?? currentYearId(today)}`.execute(db)
  const [year] = rows
  if (!year) return { year: null, parallels: [], classes: [], placeless: null, may_add: false }
  const { parallels, ...days } = year
  const classes = await readClassesOfYear({ db, caller, today }, sql<boolean>`c.year_id = ${year.id}`)
  const day = today < year.from ? year.from : today
  const isOver = year.to < today
  const counted =
    isOver || !allows(placesStudents, caller)
      ? null
      : await sql<{ count: number }>`select count(*)::int as count from people.person p
          where ${placelessOn(caller, day, today)}`.execute(db)
  return {
    year: days,
    parallels,
    classes,
    placeless: counted?.rows[0]?.count ?? null,
    may_add: scopeOf(caller, 'write', grpGrade) === 'all',
  }
})
