import { sql } from 'kysely'
import { plural, t } from '#platform/contract/text.ts'
import type { PlanChange, PlanEffect, PlanHold } from '#platform/server/plan-hold.ts'

interface GroupRow {
  class_id: number
  course_id: number
  count: number
}
const keyOf = (classId: number, courseId: number) => `${classId} ${courseId}`
const itemOf = ({ class: of, course }: PlanChange, note: string) => ({
  id: keyOf(of.id, course.id),
  title: `${of.title} · ${course.title}`,
  note,
  choice: null,
})

/** Teaching groups: a course that comes needs some, one that goes leaves its own outside of the plan. */
export const groupsOfPlan: PlanHold = {
  order: 10,
  effects: async ({ db, yearId }, changes): Promise<PlanEffect[]> => {
    const { rows } = await sql<GroupRow>`
      select gc.class_id, g.course_id, count(*) as count from classes.study_group g
      join classes.group_class gc on gc.group_id = g.id
      where g.year_id = ${yearId} and gc.class_id = any(${changes.map((one) => one.class.id)}::integer[])
        and g.course_id = any(${changes.map(({ course }) => course.id)}::integer[])
      group by gc.class_id, g.course_id`.execute(db)
    const counts = new Map(rows.map(({ class_id, course_id, count }) => [keyOf(class_id, course_id), count]))
    const groupsOf = ({ class: of, course }: PlanChange) => counts.get(keyOf(of.id, course.id)) ?? 0
    return [
      {
        key: 'classes.needs-groups',
        title: t`Нужны учебные группы`,
        items: changes
          .filter((change) => change.after !== null && groupsOf(change) === 0)
          .map((change) => itemOf(change, t`групп пока нет`)),
      },
      {
        key: 'classes.groups-outside',
        title: t`Группы останутся вне плана`,
        items: changes
          .filter((change) => change.after === null && groupsOf(change) > 0)
          .map((change) =>
            itemOf(
              change,
              t`${plural(groupsOf(change), { one: '# группа', few: '# группы', other: '# групп' })}: состав и журнал сохранятся`,
            ),
          ),
      },
      {
        key: 'classes.subgroups',
        title: t`Деление не то, что в плане`,
        items: changes.flatMap((change) => {
          const count = groupsOf(change)
          const planned = change.after?.subgroups ?? count
          if (count === 0 || planned === count || change.before?.subgroups === change.after?.subgroups) return []
          return [
            itemOf(
              change,
              t`сейчас ${plural(count, { one: '# группа', few: '# группы', other: '# групп' })}, по плану ${planned}`,
            ),
          ]
        }),
      },
    ]
  },
}
