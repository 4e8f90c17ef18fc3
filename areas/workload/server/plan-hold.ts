import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import type { PlanChange, PlanEffect, PlanHold } from '#platform/server/plan-hold.ts'
import type { Act } from '../contract/changes.ts'
import { planChanges } from '../rules/plan-changes.ts'
import { lockWorkload, readAssignments } from './changes/assignment-rows.ts'
import { writeRows } from './changes/write-rows.ts'

interface Taught {
  group_id: number
  group_title: string
  course_id: number
  class_ids: number[]
  assignment_id: number
  version: number
  teacher: string
  hours: number
  teachers_count: number
  year_end: string
  /** From when other hours would hold: today, or the first day of a year to come. */
  from: string
}
interface Asked {
  yearId: number
  today: string
}

/** Groups of the changed courses and classes with their teachers of today, or of who begins with the year. */
async function readTaught(db: Database, { yearId, today }: Asked, changes: readonly PlanChange[]): Promise<Taught[]> {
  const { rows } = await sql<Taught>`
    select g.id as group_id, g.title as group_title, g.course_id, a.id as assignment_id, a.version, p.full_name as teacher,
      a.hours, count(*) over (partition by g.id) as teachers_count, y.date_end::text as year_end,
      greatest(y.date_start, ${today}::date)::text as from,
      array(select gc.class_id from classes.group_class gc where gc.group_id = g.id) as class_ids
    from classes.study_group g join calendar.study_year y on y.id = g.year_id
    join workload.assignment a on a.group_id = g.id and a.during @> greatest(y.date_start, least(y.date_end, ${today}::date))
    join people.person p on p.id = a.teacher_id
    where g.year_id = ${yearId} and (g.closed_on is null or g.closed_on > y.date_end) and g.course_id = any(${numberArray(changes.map(({ course }) => course.id))}::integer[])
      and exists (select from classes.group_class gc where gc.group_id = g.id
        and gc.class_id = any(${numberArray(changes.map((one) => one.class.id))}::integer[]))
    order by g.title, p.sort_name`.execute(db)
  return rows
}

interface Moved extends Taught {
  /** Hours that the plan gives from now on. */
  wanted: number
  course: string
}
/** Assignments whose hours are no more those of the plan; of a group with several classes the most counts. */
const movedBy = (taught: readonly Taught[], changes: readonly PlanChange[]): Moved[] =>
  taught.flatMap((one) => {
    const own = changes.filter(({ class: of, course }) => course.id === one.course_id && one.class_ids.includes(of.id))
    const planned = own.map(({ after }) => (after?.grading_mode === 'no_in_rup' ? 0 : (after?.hours ?? 0)))
    const wanted = Math.max(0, ...planned)
    const [first] = own
    return first === undefined || wanted === one.hours ? [] : [{ ...one, wanted, course: first.course.title }]
  })

const hours = (count: number) => t`${displayNumber(count)} ч`
const idOf = ({ assignment_id }: Taught) => `workload.hours ${assignment_id}`
/** Of a group that several share nobody knows whose hours are meant. */
const mayFollow = ({ wanted, teachers_count }: Moved) => wanted > 0 && teachers_count === 1

/** Hours of teachers: where one teaches a group alone they may follow, what several share is told. */
export const hoursOfPlan: PlanHold = {
  order: 20,
  effects: async ({ db, ...asked }, changes): Promise<PlanEffect[]> => [
    {
      key: 'workload.hours',
      title: t`Нагрузка учителей`,
      items: movedBy(await readTaught(db, asked, changes), changes).map((one) => ({
        id: idOf(one),
        title: [one.teacher, one.course, one.group_title].join(' · '),
        note:
          one.wanted === 0
            ? t`ведёт ${hours(one.hours)}, по плану предмета больше нет`
            : t`${hours(one.hours)} → ${hours(one.wanted)} с ${displayDate(one.from)}`,
        choice: mayFollow(one) ? true : null,
      })),
    },
  ],
  follow: async ({ db, record, ...asked }, changes, chosen) => {
    await lockWorkload(db)
    const moved = movedBy(await readTaught(db, asked, changes), changes)
    const followed = moved.filter((one) => mayFollow(one) && chosen.has(idOf(one)))
    const [first] = followed
    if (first === undefined) return
    const rows = await readAssignments(
      db,
      sql<boolean>`a.group_id = any(${numberArray(followed.map(({ group_id }) => group_id))}::integer[])`,
    )
    const acts = followed.map(({ assignment_id, version, wanted }): Act => ({
      kind: 'hours',
      id: assignment_id,
      version,
      hours: wanted,
    }))
    const { written } = planChanges(
      { from: first.from, acts },
      { rows, lastDayOf: () => first.year_end, today: asked.today },
    )
    await record(...(await writeRows(db, written)).changes)
  },
}
