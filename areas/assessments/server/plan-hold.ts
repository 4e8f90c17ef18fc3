import { sql } from 'kysely'
import { plural, t } from '#platform/contract/text.ts'
import type { PlanEffect, PlanHold } from '#platform/server/plan-hold.ts'

/** Planned works of groups whose course is no longer in the plan, or is graded in another way from now on. */
export const worksOfPlan: PlanHold = {
  order: 40,
  effects: async ({ db, yearId }, changes): Promise<PlanEffect[]> => {
    const moved = changes.filter(
      ({ before, after }) => before !== null && (after === null || after.grading_mode !== before.grading_mode),
    )
    if (moved.length === 0) return []
    const pairs = moved.map((change) => ({ class_id: change.class.id, course_id: change.course.id }))
    const { rows } = await sql<{ class_id: number; course_id: number; count: number }>`
      select pair.class_id, pair.course_id, count(w.id) as count
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(class_id integer, course_id integer)
      join classes.group_class gc on gc.class_id = pair.class_id
      join classes.study_group g on g.id = gc.group_id and g.course_id = pair.course_id and g.year_id = ${yearId}
      join assessments.work w on w.group_id = g.id
      group by pair.class_id, pair.course_id`.execute(db)
    const counts = new Map(rows.map(({ class_id, course_id, count }) => [`${class_id} ${course_id}`, count]))
    return [
      {
        key: 'assessments.works',
        title: t`Запланированные СОР и СОЧ`,
        items: moved.flatMap(({ class: of, course, after }) => {
          const count = counts.get(`${of.id} ${course.id}`) ?? 0
          if (count === 0) return []
          const note =
            after === null
              ? t`${plural(count, {
                  one: '# работа останется у групп вне плана',
                  few: '# работы останутся у групп вне плана',
                  other: '# работ останутся у групп вне плана',
                })}`
              : t`${plural(count, {
                  one: '# работа: проверьте под новое оценивание',
                  few: '# работы: проверьте под новое оценивание',
                  other: '# работ: проверьте под новое оценивание',
                })}`
          return [{ id: `${of.id} ${course.id}`, title: `${of.title} · ${course.title}`, note, choice: null }]
        }),
      },
    ]
  },
}
