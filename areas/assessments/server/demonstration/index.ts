import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { planExams } from '#areas/grading/server/index.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { templates } from './templates.ts'

/** Classes that leave a level of school write exams, in these subjects. */
const parallels = [9, 11]
const subjects = ['Алгебра', 'Алгебра и начала анализа', 'Русский язык', 'История Казахстана']

/** Exams of this year. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'exams',
    write: async ({ db, today }) => {
      const { rows } = await sql<{ id: number }>`
        select r.id from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
        join curriculum.course co on co.id = r.course_id
        where r.year_id = ${currentYearId(today)} and p.number = any(${parallels}::integer[])
          and co.title = any(${subjects}::text[]) and r.grading_mode in ('every_quarter', 'six_months')
        order by r.id`.execute(db)
      await planExams(
        db,
        rows.map(({ id }) => id),
        null,
      )
    },
  },
  templates,
]
