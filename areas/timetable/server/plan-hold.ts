import { sql } from 'kysely'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { PlanEffect, PlanHold } from '#platform/server/plan-hold.ts'

interface Placed {
  class_id: number
  course_id: number
  title: string
  lessons: number
}

/** Lessons of the week in force whose number is no longer that of the plan. */
export const lessonsOfPlan: PlanHold = {
  order: 30,
  effects: async ({ db, yearId, today }, changes): Promise<PlanEffect[]> => {
    const moved = changes.filter(({ before, after }) => before?.hours !== after?.hours)
    if (moved.length === 0) return []
    const pairs = moved.map((change) => ({ class_id: change.class.id, course_id: change.course.id }))
    const { rows } = await sql<Placed>`
      select pair.class_id, pair.course_id, g.title, sum(case when e.week = 'every' then 1 else 0.5 end) as lessons
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(class_id integer, course_id integer)
      join classes.group_class gc on gc.class_id = pair.class_id
      join classes.study_group g on g.id = gc.group_id and g.course_id = pair.course_id and g.year_id = ${yearId}
      join calendar.study_year y on y.id = g.year_id
      join timetable.version v on v.year_id = g.year_id and v.status = 'published'
        and v.during @> greatest(y.date_start, least(y.date_end, ${today}::date))
      join timetable.entry e on e.version_id = v.id and e.group_id = g.id
      group by pair.class_id, pair.course_id, g.id order by g.title`.execute(db)
    const wanted = new Map(moved.map((change) => [`${change.class.id} ${change.course.id}`, change]))
    return [
      {
        key: 'timetable.lessons',
        title: t`Расписание`,
        items: rows.flatMap(({ class_id, course_id, title, lessons }) => {
          const change = wanted.get(`${class_id} ${course_id}`)
          const hours = change?.after?.hours ?? 0
          if (change === undefined || hours === lessons) return []
          return [
            {
              id: `${class_id} ${course_id} ${title}`,
              title: `${change.class.title} · ${change.course.title} · ${title}`,
              note: t`в неделе ${displayNumber(lessons)} ч, по плану будет ${displayNumber(hours)}`,
              choice: null,
            },
          ]
        }),
      },
    ]
  },
}
