import { sql } from 'kysely'
import { parallelTitle } from '#areas/curriculum/rules/parallel-title.ts'
import { t } from '#platform/contract/text.ts'
import type { CourseMerging } from '#platform/server/course-merging.ts'

/** A state plan has one line of a course for a parallel: where both have one, the school takes one of them off first. */
export const courseMerging: CourseMerging = {
  obstacles: async (db, { gone, kept }) => {
    const { rows } = await sql<{ of: string; parallel: number; profile: string }>`
      select distinct named.title as of, g.parallel, g.profile
      from standards.standard_line g join standards.standard_line k using (standard_id, parallel, language, profile)
        join standards.standard named on named.id = g.standard_id
      where g.course_id = ${gone} and k.course_id = ${kept}
      order by of desc, parallel, profile`.execute(db)
    return [...Map.groupBy(rows, ({ of }) => of)].map(([plan, lines]) => {
      const parallels = lines.map(parallelTitle).join(', ')
      return t`В плане ${plan} стоят оба предмета, параллели: ${parallels}. Уберите одну из строк`
    })
  },
}
