import { sql, type RawBuilder } from 'kysely'
import { msg, texts } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readWorksSchedule, type ScheduledWork, type WorksSchedule } from '../../contract/works-schedule.ts'
import { planningWarnings } from '../../rules/planning-warnings.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { decidesOnGroup } from '../planning/may-plan.ts'
import {
  asDated,
  groupsAround,
  groupsOfClass,
  isDated,
  readChoice,
  readDays,
  readQuarter,
  readWorks,
  type Reading,
  type WorkRow,
} from './schedule-rows.ts'

export interface ScheduleQuery {
  class_id?: number | undefined
  mine: boolean
  quarter?: number | undefined
}
const kindTitles = texts({ sor: msg`СОР`, soch: msg`СОЧ` })
/** «СОР 2», «СОЧ». */
export const workName = ({ kind, number }: Pick<ScheduledWork, 'kind' | 'number'>): string =>
  kind === 'soch' ? kindTitles.soch : `${kindTitles.sor} ${number}`

/** Of a group across several classes one row. */
const once = <Row extends { id: number }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()

/** The plan as it is shown, printed and taken along; in four statements. 404 for a class out of scope. */
export async function worksSchedule(reading: Reading, choice: ScheduleQuery): Promise<WorksSchedule> {
  const { today } = reading
  const quarter = await readQuarter(reading, choice.quarter)
  const empty = { works: [], undated: [], warnings: [], days_off: [] }
  if (!quarter && choice.quarter !== undefined) throw notFound()
  if (!quarter) return { today, quarter: null, chosen: null, classes: [], has_own: false, ...empty }
  const { classes, writing, own } = await readChoice(reading, quarter)
  const isOwn = choice.class_id === undefined && (choice.mine || own.length > 0)
  const chosen = isOwn
    ? null
    : choice.class_id === undefined
      ? (classes.find(({ id }) => id === writing) ?? classes[0])
      : classes.find(({ id }) => id === choice.class_id)
  const { year_id: _year, ...shown } = quarter
  const frame = { today, quarter: shown, classes, has_own: own.length > 0 }
  if (chosen === undefined && choice.class_id !== undefined) throw notFound()
  if (chosen === undefined) return { ...frame, chosen: null, ...empty }
  const groups = chosen === null ? groupsAround(own) : groupsOfClass(chosen.id)
  const [rows, days] = await Promise.all([readWorks(reading, groups, quarter), readDays(reading, groups, quarter)])
  const isShown = ({ group_id }: WorkRow) => chosen !== null || own.includes(group_id)
  const dated = rows.filter(isDated)
  const ofClass = dated.filter(({ class_id }) => chosen === null || class_id === chosen.id)
  const works = once(dated.filter(isShown))
  const ids = new Set(works.map(({ id }) => id))
  const warnings = planningWarnings(ofClass.map(asDated), days.last === null ? [] : [days.last])
  return {
    ...frame,
    chosen,
    works: works.map(({ class_id: _class, class_title: _title, course_id: _course, ...work }) => work),
    undated: once(rows.filter((row) => row.date === null && isShown(row))).map((row) => ({
      id: row.id,
      group_id: row.group_id,
      text: `${row.course}, ${row.group}: ${workName(row)}`,
      may_plan: row.may_plan,
    })),
    warnings: warnings
      .filter(({ work_ids }) => work_ids.some((id) => ids.has(id)))
      .map(({ date, text, work_ids }) => ({ date, text, work_ids })),
    days_off: days.off,
  }
}

export const readWorksScheduleWith = ({ mayMarkGroup }: OfHigherRooms) =>
  handle(
    readWorksSchedule,
    async ({ query, db, caller, today }) => {
      const mayPlan = (group: RawBuilder<unknown>) =>
        sql<boolean>`(${mayMarkGroup(caller, group, today)} or ${decidesOnGroup(caller, group)})`
      return worksSchedule({ db, caller, today, mayPlan }, query)
    },
    { conditional: true },
  )
