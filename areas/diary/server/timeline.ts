import { sql } from 'kysely'
import type { ResultType } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import { mayReadStudent } from '#areas/people/server/index.ts'
import { isReadableGroup, readsMarks } from './studies/studies-rows.ts'

interface Event {
  quarter_id: number
  quarter: string
  date: string
  course: string
  type: ResultType
  value: number | null
}

/** What stands in quarters that are closed: of each course whose journal the reader may open. */
export const resultTimeline: TimelineSource = {
  id: 'results',
  title: msg`Итоги четвертей`,
  read: async ({ db, caller, today }, student) => {
    if (caller.client === 0 && !readsMarks(caller)) return []
    const mayRead =
      caller.client === 1 ? sql<boolean>`true` : isReadableGroup(caller, student, sql.ref('m.group_id'), today)
    const { rows } = await sql<Event>`
      select q.id as quarter_id, q.title as quarter, q.end_date as date, co.title as course, r.type, r.value
      from results.period_result r join calendar.calendar_entry q on q.id = r.quarter_id
      join curriculum.course co on co.id = r.course_id
      where r.student_id = ${student} and q.closes_on < ${today}::date
        and ${mayReadStudent(caller, sql`${student}::integer`, today)} and exists (
          select from classes.group_member m join classes.study_group g on g.id = m.group_id
          where m.student_id = r.student_id and m.course_id = r.course_id and g.year_id = r.year_id and ${mayRead})
      order by co.title`.execute(db)
    return [...Map.groupBy(rows, ({ quarter_id }) => quarter_id).values()].flatMap((results) => {
      const [first] = results
      if (!first) return []
      const detail = results.map(({ course, type, value }) => `${course} ${resultText(type, value)}`).join(', ')
      return { date: first.date, until: null, title: t`Итоги: ${first.quarter}`, detail }
    })
  },
}
