import { sql } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import { plural, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { PlanChange, PlanEffect, PlanEffectItem, PlanHold } from '#platform/server/plan-hold.ts'
import { compareModes } from './compare-results.ts'

/** Results of so many groups are computed for a preview: more of them would keep the page waiting. */
const maxComputed = 12
/** So many results are named one by one. */
const maxNamed = 200

interface MarkedGroup {
  group_id: number
  class_id: number
  course_id: number
  students: number
}

/** Groups of the changed courses that bear marks, by the class through which they are changed. */
async function readMarked(db: Database, yearId: number, moved: readonly PlanChange[]): Promise<MarkedGroup[]> {
  const pairs = moved.map((change) => ({ class_id: change.class.id, course_id: change.course.id }))
  const { rows } = await sql<MarkedGroup>`
    select pair.class_id, pair.course_id, g.id as group_id, count(distinct s.student_id) as students
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair(class_id integer, course_id integer)
    join classes.group_class gc on gc.class_id = pair.class_id
    join classes.study_group g on g.id = gc.group_id and g.course_id = pair.course_id and g.year_id = ${yearId}
    join timetable.lesson l on l.group_id = g.id join journal.score s on s.lesson_id = l.id
    group by pair.class_id, pair.course_id, g.id order by g.id`.execute(db)
  return rows
}

const keyOf = ({ class_id, course_id }: Pick<MarkedGroup, 'class_id' | 'course_id'>) => `${class_id} ${course_id}`
const isRegraded = ({ before, after }: PlanChange) => before !== null && after !== null

/** Results that come out otherwise by another mode, each before and after; none where the groups are too many to be computed. */
async function changedResults(
  asked: { db: Database; today: string },
  moved: readonly PlanChange[],
  marked: readonly MarkedGroup[],
): Promise<PlanEffectItem[]> {
  const modes = new Map(moved.filter(isRegraded).map((one) => [`${one.class.id} ${one.course.id}`, one.before]))
  const before = new Map(
    marked.flatMap((one) => {
      const mode = modes.get(keyOf(one))?.grading_mode
      return mode === undefined ? [] : [[one.group_id, mode as GradingMode] as const]
    }),
  )
  if (before.size === 0 || before.size > maxComputed) return []
  const results = await compareModes({ ...asked, groupIds: [...before.keys()] }, before)
  const shown = results.slice(0, maxNamed).map((one, index) => ({
    id: `result ${index}`,
    title: `${one.student} · ${one.course} · ${one.group} · ${one.period}`,
    note: `${one.before} → ${one.after}`,
    choice: null,
  }))
  const more = results.length - shown.length
  const rest = { id: 'more', title: t`Ещё итогов: ${more}`, note: '', choice: null }
  return more > 0 ? [...shown, rest] : shown
}

/** Marks of courses that leave the plan, or are graded in another way from now on: they stay, what is made of them changes. */
export const marksOfPlan: PlanHold = {
  order: 50,
  effects: async ({ db, today, yearId }, changes): Promise<PlanEffect[]> => {
    const moved = changes.filter(
      ({ before, after }) => before !== null && (after === null || after.grading_mode !== before.grading_mode),
    )
    if (moved.length === 0) return []
    const marked = await readMarked(db, yearId, moved)
    const counts = Map.groupBy(marked, keyOf)
    return [
      {
        key: 'results.marks',
        title: t`Отметки`,
        items: moved.flatMap(({ class: of, course, after }) => {
          const own = counts.get(`${of.id} ${course.id}`) ?? []
          const count = own.reduce((sum, { students }) => sum + students, 0)
          if (count === 0) return []
          const note =
            after === null
              ? t`${plural(count, {
                  one: 'отметки # ученика останутся в журнале, итогов по предмету не будет',
                  few: 'отметки # учеников останутся в журнале, итогов по предмету не будет',
                  other: 'отметки # учеников останутся в журнале, итогов по предмету не будет',
                })}`
              : t`${plural(count, {
                  one: 'отметки # ученика остаются, итоги посчитаются по новому режиму',
                  few: 'отметки # учеников остаются, итоги посчитаются по новому режиму',
                  other: 'отметки # учеников остаются, итоги посчитаются по новому режиму',
                })}`
          return [{ id: `${of.id} ${course.id}`, title: `${of.title} · ${course.title}`, note, choice: null }]
        }),
      },
      {
        key: 'results.changed',
        title: t`Итоги станут другими`,
        items: await changedResults({ db, today }, moved, marked),
      },
    ]
  },
}
