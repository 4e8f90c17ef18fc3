import { sql, type RawBuilder } from 'kysely'
import { governingLine } from '#areas/curriculum/server/index.ts'
import { hasExam } from './exams.ts'

/**
 * Joined behind a study group `g`: `grading.mode`, `grading.parallel` and whether its year ends with an exam, `grading.has_exam`, by
 * the curriculum of its classes. What no
 * curriculum names is outside of it; of several parallels that of the class it follows counts, else the lowest; a group without classes is graded by the
 * scale of classes 2–12.
 */
export const gradingOfGroup: RawBuilder<unknown> = sql`
  left join lateral (
    select p.number, line.grading_mode, line.id from classes.group_class gc
    join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
    left join lateral ${governingLine('c', sql.ref('g.course_id'))} line on true
    where gc.group_id = g.id order by c.id is not distinct from (
      select own.follows_class_id from classes.study_group own where own.id = g.id) desc, p.number, line.id limit 1) line on true
  cross join lateral (
    select coalesce(line.grading_mode, 'no_in_rup') as mode, coalesce(line.number, 2) as parallel,
      ${hasExam(sql.ref('line.id'))} as has_exam) grading`

/**
 * The same of many groups at once, as rows of `id` and `mode`: group by group it costs more than all else that a list asks about them.
 * @param areAsked over groups `sg`
 */
export const gradingOfGroups = (areAsked: RawBuilder<boolean>): RawBuilder<unknown> => sql`(
  select distinct on (sg.id) sg.id, coalesce(line.grading_mode, 'no_in_rup') as mode
  from classes.study_group sg left join classes.group_class gc on gc.group_id = sg.id
  left join classes.class c on c.id = gc.class_id left join classes.parallel p on p.id = c.parallel_id
  left join lateral ${governingLine('c', sql.ref('sg.course_id'))} line on true
  where ${areAsked} order by sg.id, c.id is not distinct from sg.follows_class_id desc, p.number, line.id)`

/** The newest grading policy of a year, its id and rules as JSON; null where the year has none. */
export const policyOfYear = (year: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('id', policy.id, 'version', policy.version, 'rules', policy.rules)
  from grading.policy policy where policy.year_id = ${year} order by policy.version desc limit 1)`

/** The policies of a year that newer ones have superseded, as JSON; results closed under them keep them. */
export const formerPoliciesOfYear = (year: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', former.id, 'version', former.version, 'rules', former.rules)
    order by former.version), '[]')
  from grading.policy former where former.year_id = ${year} and exists (
    select from grading.policy newer where newer.year_id = former.year_id and newer.version > former.version))`

/** Quarters of a year in order as JSON, each with the day to which it is reopened for a group, or null. */
export const quartersOfGroup = (year: RawBuilder<unknown>, group: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'number', q.number, 'title', q.title,
    'start_date', q.start_date, 'end_date', q.end_date, 'closes_on', q.closes_on, 'reopened_until',
    (select max(ro.until) from results.reopening ro where ro.group_id = ${group} and ro.quarter_id = q.id))
    order by q.number), '[]')
  from calendar.calendar_entry q where q.year_id = ${year} and q.type = 'quarter')`

/** Till when the quarters of a group are reopened, by their ids, as JSON; null where none is. */
export const reopeningsOfGroup = (group: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_object_agg(ro.quarter_id, ro.until) from (
    select r.quarter_id, max(r.until) as until from results.reopening r where r.group_id = ${group} group by r.quarter_id) ro)`
