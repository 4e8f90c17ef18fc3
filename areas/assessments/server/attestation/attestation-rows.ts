import { sql, type RawBuilder } from 'kysely'
import { governingLine } from '#areas/curriculum/server/index.ts'
import { hasExam } from '#areas/grading/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { AttestationLine } from '../../contract/attestation.ts'

/** Lines of the РУП with their course and parallel. */
export const attestationRows = (db: Database) =>
  db
    .selectFrom('curriculum.rup_line as r')
    .innerJoin('classes.parallel as p', 'p.id', 'r.parallel_id')
    .innerJoin('curriculum.course as co', 'co.id', 'r.course_id')

/** Groups `g` that are taught by the line `r`. */
export const groupsOfLine = sql`(
  select g.id from classes.study_group g where g.course_id = r.course_id and g.year_id = r.year_id and exists (
    select from classes.group_class gc join classes.class c on c.id = gc.class_id
    join lateral ${governingLine('c', sql.ref('r.course_id'))} governing on governing.id = r.id
    where gc.group_id = g.id))`

// works of each group are counted once, for all quarters
const plannedWorks: RawBuilder<AttestationLine['quarters']> = sql<AttestationLine['quarters']>`coalesce((
  select jsonb_agg(jsonb_build_object('number', of.number, 'sor_min', of.least, 'sor_max', of.most, 'soch_groups', of.soch)
    order by of.number)
  from (
    with own as materialized (select id from ${groupsOfLine} own),
    counted as materialized (
      select w.group_id, w.quarter_id, count(*) filter (where w.kind = 'sor') as sor,
        count(*) filter (where w.kind = 'soch') as soch
      from own join assessments.work w on w.group_id = own.id group by w.group_id, w.quarter_id)
    select q.number, min(coalesce(w.sor, 0)) as least, max(coalesce(w.sor, 0)) as most,
      count(*) filter (where w.soch > 0) as soch
    from calendar.calendar_entry q cross join own
    left join counted w on w.group_id = own.id and w.quarter_id = q.id
    where q.year_id = r.year_id and q.type = 'quarter' group by q.id) of), '[]')`

/** The same of all lines of a year at once, by the line: one that has no groups has no row. */
export const worksOfYear = (year: number | RawBuilder<number | null>) => sql<{
  line_id: number
  quarters: AttestationLine['quarters']
}>`(
  with own as materialized (
    select distinct line.id as line_id, g.id as group_id from curriculum.rup_line line
    join classes.study_group g on g.course_id = line.course_id and g.year_id = line.year_id
    join classes.group_class gc on gc.group_id = g.id
    join curriculum.class_line governing on governing.year_id = ${year} and governing.class_id = gc.class_id
      and governing.course_id = line.course_id and governing.line_id = line.id
    where line.year_id = ${year}),
  counted as materialized (
    select w.group_id, w.quarter_id, count(*) filter (where w.kind = 'sor') as sor,
      count(*) filter (where w.kind = 'soch') as soch
    from assessments.work w where w.group_id in (select group_id from own) group by w.group_id, w.quarter_id),
  quarter as (
    select own.line_id, q.number, min(coalesce(w.sor, 0)) as least, max(coalesce(w.sor, 0)) as most,
      count(*) filter (where w.soch > 0) as soch
    from own cross join calendar.calendar_entry q
    left join counted w on w.group_id = own.group_id and w.quarter_id = q.id
    where q.year_id = ${year} and q.type = 'quarter' group by own.line_id, q.id, q.number)
  select line_id, json_agg(json_build_object('number', number, 'sor_min', least, 'sor_max', most, 'soch_groups', soch)
    order by number) as quarters
  from quarter group by line_id)`

/** What the template of the line `r` asks for, quarter by quarter. */
const askedWorks = sql<AttestationLine['asked']>`(
  select (select coalesce(jsonb_agg(jsonb_build_object('number', of.quarter, 'sor', of.sor, 'soch', of.soch) order by of.quarter), '[]')
    from (select tw.quarter, count(*) filter (where tw.kind = 'sor') as sor, count(*) filter (where tw.kind = 'soch') as soch
      from assessments.template_work tw where tw.line_id = template.line_id group by tw.quarter) of)
  from assessments.template template where template.line_id = r.id)`

/** @param told how many groups a line has, and their works */
const columnsWith = (told: { groups: RawBuilder<number>; quarters: RawBuilder<AttestationLine['quarters']> }) =>
  [
    'r.id',
    'r.profile',
    'r.hours',
    'p.number as parallel',
    sql<AttestationLine['grading_mode']>`r.grading_mode`.as('grading_mode'),
    hasExam(sql.ref('r.id')).as('has_exam'),
    sql<AttestationLine['course']>`jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour)`.as(
      'course',
    ),
    askedWorks.as('asked'),
    told.groups.as('groups_count'),
    told.quarters.as('quarters'),
  ] as const
export const lineColumns = columnsWith({
  groups: sql<number>`(select count(*) from ${groupsOfLine} own)`,
  quarters: plannedWorks,
})
/** For a file, which tells of no groups, over `planned` of {@link worksOfYear}. */
export const lineColumnsInFile = columnsWith({
  groups: sql<number>`0`,
  quarters: sql`coalesce(planned.quarters, '[]')`,
})
