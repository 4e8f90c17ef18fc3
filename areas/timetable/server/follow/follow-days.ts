import { sql } from 'kysely'
import { translate } from '#platform/contract/text.ts'
import type { ChangedDays, LessonEffects } from '#areas/calendar/server/index.ts'
import { businessDays, weekdays, type Weekday } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { LessonHold, QuarterCount } from '#platform/server/lesson-holds.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { changedDays, type FollowedDay } from '../../rules/changed-days.ts'
import { insertForAddedDays } from '../publish/publish-version.ts'
import { takeTurn, usualBells } from '../publish/publication.ts'
import { stagePublication } from '../publish/stage.ts'
import { borneBy, pinnedBy } from './held.ts'
import { classesOf, lessonsInTheWay, noEffects } from './affected.ts'
import { stageDays } from './stage-days.ts'

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The days that the school studies on: Monday to Friday, and those on which its timetable has lessons. */
async function schoolWeek(db: Database, yearId: number): Promise<Weekday[]> {
  const { rows } = await sql<{ weekday: number }>`
    select distinct e.weekday from timetable.entry e join timetable.version v on v.id = e.version_id
    where v.year_id = ${yearId} and v.status = 'published'`.execute(db)
  const used = new Set(rows.map(({ weekday }) => weekday))
  return weekdays.filter((weekday, index) => businessDays.includes(weekday) || used.has(index))
}

interface Falling {
  id: number
  is_kept: boolean
  /** The calendar alone has brought it, and nothing has come to it since: with its day it goes. */
  goes: boolean
  /** What it bears, as a lesson is called that does: «с темой». */
  bearing: string[]
}

/** Lessons that have no day any more. `is_kept`: something pins it or it was held, so its day can't be taken. */
async function readFalling(db: Database, holds: readonly LessonHold[]): Promise<Falling[]> {
  const lesson = sql.ref('l.id')
  const { rows } = await sql<Falling>`
    select fallen.*, is_added_by_calendar and status = 'planned' and not is_kept and cardinality(bearing) = 0
      and not has_replacement as goes
    from (select l.id, l.status, l.is_added_by_calendar, (l.status = 'held' or ${pinnedBy(holds, lesson)} is not null) as is_kept,
        ${borneBy(holds, lesson)} as bearing, exists (select from timetable.lesson_teacher t
          where t.lesson_id = l.id and t.replaces_teacher_id is not null) as has_replacement
      from timetable.lesson l join followed f on f.lesson_id = l.id
      where l.takes_place and f.is_changed and not f.studies) fallen`.execute(db)
  return rows
}

/** Those that go are gone; the others are cancelled and remembered. */
async function takeAway(db: Database, falling: readonly Falling[]): Promise<void> {
  const [gone, remembered] = [falling.filter(({ goes }) => goes), falling.filter(({ goes }) => !goes)]
  await sql`delete from timetable.lesson where id = any(${ids(gone)}::bigint[])`.execute(db)
  await sql`update timetable.lesson set status = 'cancelled', is_off_calendar = true, version = version + 1
    where id = any(${ids(remembered)}::bigint[])`.execute(db)
}

/** Lessons that the calendar had taken away and whose timetable is still in force come back as they were. */
async function restore(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update timetable.lesson l set is_off_calendar = false, version = l.version + 1,
      status = case when l.moved_from_date is null then 'planned' else 'moved' end
    from followed f
    where f.lesson_id = l.id and l.is_off_calendar and f.is_changed and f.studies and (l.moved_from_date is not null
      or exists (select from timetable.entry e join timetable.version v on v.id = e.version_id
        where e.id = l.entry_id and v.status = 'published' and v.during @> l.date))
    returning l.id`.execute(db)
  return ids(rows)
}

/** Makes what the timetable in force on the changed days asks for and the days do not have yet. */
async function addLessons(
  db: Database,
  yearId: number,
  days: readonly FollowedDay[],
  holds: readonly LessonHold[],
): Promise<number[]> {
  const changed = days.flatMap(({ weekday, is_changed, ...day }) =>
    weekday === null || !is_changed ? [] : [{ ...day, weekday }],
  )
  const dates = changed.map(({ date }) => date)
  const [start_date, end_date] = [dates[0], dates.at(-1)]
  if (start_date === undefined || end_date === undefined) return []
  const bellScheduleId = await usualBells(db, yearId)
  if (bellScheduleId === null) return []
  const { rows: versions } = await sql<{ id: number; dates: string[] }>`
    select v.id, array_agg(distinct day.date::text) as dates from timetable.version v
    join unnest(${dates}::date[]) as day(date) on v.during @> day.date
    where v.year_id = ${yearId} and v.status = 'published' group by v.id order by v.id`.execute(db)
  const made: number[] = []
  for (const version of versions) {
    const own = changed.filter(({ date }) => version.dates.includes(date))
    const range = { start_date, end_date }
    await stagePublication(db, { versionId: version.id, yearId, range, bellScheduleId, days: own }, holds)
    made.push(...(await insertForAddedDays(db)))
  }
  return made
}

async function countResults(db: Database, { quarter }: ChangedDays, results: readonly QuarterCount[]): Promise<number> {
  let sum = 0
  if (quarter !== null) for (const count of results) sum += await count(db, quarter.id)
  return sum
}

/** How many of the lessons are «с темой» and the like, in the order of the holds. */
const countBearing = (holds: readonly LessonHold[], falling: readonly Falling[]): LessonEffects['bearing'] =>
  holds.flatMap((hold) => {
    const bearing = translate(hold.bearing)
    const count = falling.filter((lesson) => lesson.bearing.includes(bearing)).length
    return count === 0 ? [] : [{ title: bearing, count }]
  })

/**
 * Brings the dated lessons to the days of the changed calendar: those without a day are cancelled and remembered, or go
 * again where the calendar alone had brought them; remembered ones come back, missing ones are made from the timetable in
 * force. Nothing is written where a lesson that was held or is pinned would lose its day: it is named.
 */
export async function followDays(
  db: Database,
  changed: ChangedDays,
  { holds, results }: { holds: readonly LessonHold[]; results: readonly QuarterCount[] },
): Promise<LessonEffects> {
  const { yearId, before, after, quarter, today } = changed
  const set = await countResults(db, changed, results)
  const effects = {
    ...noEffects,
    results: set,
    is_closed: quarter?.closes_on != null && quarter.closes_on < today,
  }
  const { rows: found } = await sql<{ date_start: string; parallels: number[] }>`
    select y.date_start, array(select p.number from classes.parallel p where p.year_id = y.id order by 1) as parallels
    from calendar.study_year y where y.id = ${yearId}`.execute(db)
  const { date_start: yearStart = '', parallels = [] } = found[0] ?? {}
  const weekDays = await schoolWeek(db, yearId)
  const days = changedDays({ yearStart, before, after, parallels, weekDays })
  if (days.length === 0) return effects
  await takeTurn(db, yearId)
  await stageDays(db, yearId, days)
  const falling = await readFalling(db, holds)
  const kept = falling.filter(({ is_kept }) => is_kept)
  const inTheWay = await lessonsInTheWay(
    db,
    ids(kept),
    sql`coalesce(${pinnedBy(holds, sql.ref('l.id'))}, ${sqlText`урок проведён`})`,
  )
  const classesBefore = await classesOf(db, ids(falling))
  if (kept.length === 0) await takeAway(db, falling)
  const restored = await restore(db)
  const added = await addLessons(db, yearId, days, holds)
  return {
    ...effects,
    ...inTheWay,
    cancelled: falling.filter(({ goes }) => !goes).length,
    removed: falling.filter(({ goes }) => goes).length,
    restored: restored.length,
    added: added.length,
    bearing: countBearing(holds, falling),
    classes: [...new Set([...classesBefore, ...(await classesOf(db, [...restored, ...added]))])],
  }
}
