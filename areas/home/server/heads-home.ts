import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup, reachesStudent, reachOf } from '#areas/access/server/index.ts'
import { indicatorsOf, type GradeCounts } from '#areas/summary-sheet/rules/indicators.ts'
import { unfilledLessonsBy } from '#areas/journal-control/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { readHeadsHome, type HeadsHome } from '../contract/heads-home.ts'

interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
}
const mostRows = 6
const daysBack = 14
const daysAhead = 7

const readable = ({ caller, today }: Reading, group: RawBuilder<unknown>) => mayReadGroup(caller, group, today)

async function readAbsent(reading: Reading): Promise<HeadsHome['absent']> {
  const { db, today } = reading
  const { rows } = await sql<HeadsHome['absent']['classes'][number]>`
    select c.id, c.title, count(distinct miss.student_id) as students
    from timetable.lesson l join journal.miss miss on miss.lesson_id = l.id
    join journal.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    join classes.class_member m on m.student_id = miss.student_id and m.during @> ${today}::date
    join classes.class c on c.id = m.class_id
    where l.date = ${today} and ${readable(reading, sql.ref('l.group_id'))}
    group by c.id order by students desc, c.title`.execute(db)
  return { students: rows.reduce((sum, { students }) => sum + students, 0), classes: rows.slice(0, mostRows) }
}

async function readWaiting({ db, caller }: Reading): Promise<number | null> {
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  if (reach === 'none') return null
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from student_absences.absence_reason r
    where r.state = 'waiting' and ${reachesStudent(reach, sql.ref('r.student_id'))}`.execute(db)
  return rows[0]?.waiting ?? 0
}

async function readIndicators(reading: Reading): Promise<HeadsHome['indicators']> {
  const { db, today } = reading
  const { rows } = await sql<GradeCounts & { quarter: string }>`
    select q.title as quarter, count(*) filter (where r.value = 5) as n5, count(*) filter (where r.value = 4) as n4,
      count(*) filter (where r.value = 3) as n3, count(*) filter (where r.value = 2) as n2,
      count(*) filter (where r.id is not null and r.value is null) as na
    from (select id, year_id, title from calendar.calendar_entry where type = 'quarter' and end_date < ${today}
      order by end_date desc limit 1) q
    left join results.period_result r on r.quarter_id = q.id and r.type = 'quarter_score' and exists (
      select from classes.group_member m join classes.study_group g on g.id = m.group_id and g.year_id = q.year_id
      where m.student_id = r.student_id and m.course_id = r.course_id and ${readable(reading, sql.ref('g.id'))})
    group by q.title`.execute(db)
  const [found] = rows
  if (!found) return null
  const { total, progress, quality, average } = indicatorsOf(found)
  return { quarter: found.quarter, results: total, progress, quality, average }
}

async function readWorks(reading: Reading): Promise<HeadsHome['works']> {
  const { db, today } = reading
  const { rows } = await sql<HeadsHome['works'][number]>`
    select w.id, w.kind, w.number, l.date, co.title as course, g.title as "group", g.id as group_id
    from timetable.lesson l join assessments.work w on w.lesson_id = l.id join classes.study_group g on g.id = l.group_id
    join curriculum.course co on co.id = g.course_id
    where l.date between ${today} and ${addDays(today, daysAhead)} and l.takes_place
      and ${readable(reading, sql.ref('g.id'))}
    order by l.date, l.slot, co.title, g.title, w.id`.execute(db)
  return rows
}

/** In at most seven statements. */
export const headsHome = handle(readHeadsHome, async ({ db, caller, today, house }) => {
  const reading = { db, caller, today }
  const isWholeSchool = reachOf(caller, 'read', 'jrn_full_filter') === 'all'
  const by = isWholeSchool ? 'class' : 'teacher'
  const period = { from: addDays(today, -daysBack), to: today }
  const [absent, unfilled, waiting, indicators, works] = await Promise.all([
    readAbsent(reading),
    unfilledLessonsBy(db, { wish: period, caller, today, house }, by),
    readWaiting(reading),
    readIndicators(reading),
    readWorks(reading),
  ])
  const rows = unfilled.slice(0, mostRows).map(({ id, title, lessons, without_topic }) => ({
    id: id ?? 0,
    title,
    lessons,
    unfilled: without_topic,
  }))
  return { today, is_whole_school: isWholeSchool, absent, filling: { by, rows } as const, waiting, indicators, works }
})
