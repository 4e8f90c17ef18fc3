import { sql } from 'kysely'
import { plural, t } from '#platform/contract/text.ts'
import type { PlanEffect, PlanHold } from '#platform/server/plan-hold.ts'

/** Marks of courses that leave the plan, or are graded in another way from now on: they stay, what is made of them changes. */
export const marksOfPlan: PlanHold = {
  order: 50,
  effects: async ({ db, yearId }, changes): Promise<PlanEffect[]> => {
    const moved = changes.filter(
      ({ before, after }) => before !== null && (after === null || after.grading_mode !== before.grading_mode),
    )
    if (moved.length === 0) return []
    const pairs = moved.map((change) => ({ class_id: change.class.id, course_id: change.course.id }))
    const { rows } = await sql<{ class_id: number; course_id: number; students: number }>`
      select pair.class_id, pair.course_id, count(distinct s.student_id) as students
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(class_id integer, course_id integer)
      join classes.group_class gc on gc.class_id = pair.class_id
      join classes.study_group g on g.id = gc.group_id and g.course_id = pair.course_id and g.year_id = ${yearId}
      join timetable.lesson l on l.group_id = g.id join journal.score s on s.lesson_id = l.id
      group by pair.class_id, pair.course_id`.execute(db)
    const counts = new Map(rows.map(({ class_id, course_id, students }) => [`${class_id} ${course_id}`, students]))
    return [
      {
        key: 'results.marks',
        title: t`Отметки`,
        items: moved.flatMap(({ class: of, course, after }) => {
          const count = counts.get(`${of.id} ${course.id}`) ?? 0
          if (count === 0) return []
          const students = plural(count, { one: '# ученика', few: '# учеников', other: '# учеников' })
          const note =
            after === null
              ? t`отметки ${students} останутся в журнале, итогов по предмету не будет`
              : t`отметки ${students} остаются, итоги посчитаются по новому режиму`
          return [{ id: `${of.id} ${course.id}`, title: `${of.title} · ${course.title}`, note, choice: null }]
        }),
      },
    ]
  },
}
