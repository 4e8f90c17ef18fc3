import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { CourseMerging } from '#platform/server/course-merging.ts'
import { parallelTitle } from '../../rules/parallel-title.ts'

interface Both {
  /** «2026–2027». */
  of: string
  parallel: number
  profile: string
}
/** A parallel studies a course by one line of the plan: where both have one, the school takes one of them off first. */
export const courseMerging: CourseMerging = {
  obstacles: async (db, { gone, kept }) => {
    const { rows } = await sql<Both>`
      select distinct to_char(y.date_start, 'YYYY') || '–' || to_char(y.date_end, 'YYYY') as of, p.number as parallel, g.profile
      from curriculum.rup_line g join curriculum.rup_line k using (year_id, parallel_id, language, profile)
        join classes.parallel p on p.id = g.parallel_id join calendar.study_year y on y.id = g.year_id
      where g.course_id = ${gone} and k.course_id = ${kept} and g.class_id is not distinct from k.class_id
      order by of desc, parallel, profile`.execute(db)
    return [...Map.groupBy(rows, ({ of }) => of)].map(([plan, lines]) => {
      const parallels = lines.map(parallelTitle).join(', ')
      return t`В плане ${plan} стоят оба предмета, параллели: ${parallels}. Уберите одну из строк`
    })
  },
}
