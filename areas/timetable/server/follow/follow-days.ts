import { sql } from 'kysely'
import type { ChangedDays, Consequences } from '#areas/calendar/server/index.ts'
import { businessDays, weekdays, type Weekday } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { changedDays, type FollowedDay } from '../../rules/changed-days.ts'
import { insertNew } from '../publish/publish-version.ts'
import { takeTurn, usualBells } from '../publish/publication.ts'
import { stage } from '../publish/stage.ts'
import { classesOf, lessonsInTheWay, noConsequences } from './affected.ts'
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
  has_topic: boolean
  has_homework: boolean
  has_work: boolean
}

/** Lessons that have no day any more. `is_kept`: it bears marks or misses or was held, so its day can't be taken. */
async function readFalling(db: Database): Promise<Falling[]> {
  const { rows } = await sql<Falling>`
    select l.id, l.status = 'held' or exists (select from journal.score s where s.lesson_id = l.id)
        or exists (select from journal.miss m where m.lesson_id = l.id) as is_kept,
      l.topic is not null as has_topic, (l.homework is not null or exists (
        select from journal.homework_file f where f.lesson_id = l.id and f.removed_at is null)) as has_homework,
      exists (select from journal.work w where w.lesson_id = l.id) as has_work
    from timetable.lesson l join followed f on f.lesson_id = l.id
    where l.takes_place and f.is_changed and not f.studies`.execute(db)
  return rows
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
async function addLessons(db: Database, yearId: number, days: readonly FollowedDay[]): Promise<number[]> {
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
    await stage(db, { versionId: version.id, yearId, range, bellScheduleId, days: own })
    made.push(...(await insertNew(db)))
  }
  return made
}

async function countResults(db: Database, { quarter }: ChangedDays): Promise<number> {
  if (quarter === null) return 0
  const { rows } = await sql<{ results: number }>`
    select count(*) as results from journal.period_result where quarter_id = ${quarter.id}`.execute(db)
  return rows[0]?.results ?? 0
}

/**
 * Brings the dated lessons to the days of the changed calendar: those without a day are cancelled and remembered,
 * remembered ones come back, missing ones are made from the timetable in force. Nothing is written where a lesson with
 * marks or misses would lose its day: it is named.
 */
export async function followDays(db: Database, changed: ChangedDays): Promise<Consequences> {
  const { yearId, before, after, quarter, today } = changed
  const results = await countResults(db, changed)
  const told = { ...noConsequences, results, is_closed: quarter?.closes_on != null && quarter.closes_on < today }
  const { rows: found } = await sql<{ date_start: string; parallels: number[] }>`
    select y.date_start, array(select p.number from classes.parallel p where p.year_id = y.id order by 1) as parallels
    from calendar.study_year y where y.id = ${yearId}`.execute(db)
  const { date_start: yearStart = '', parallels = [] } = found[0] ?? {}
  const weekDays = await schoolWeek(db, yearId)
  const days = changedDays({ yearStart, before, after, parallels, weekDays })
  if (days.length === 0) return told
  await takeTurn(db, yearId)
  await stageDays(db, yearId, days)
  const falling = await readFalling(db)
  const kept = falling.filter(({ is_kept }) => is_kept)
  const inTheWay = await lessonsInTheWay(
    db,
    ids(kept),
    sql`case when exists (select from journal.score s where s.lesson_id = l.id) then ${sqlText`есть отметки`}
      when exists (select from journal.miss m where m.lesson_id = l.id) then ${sqlText`есть пропуски`} else ${sqlText`урок проведён`} end`,
  )
  if (kept.length === 0)
    await sql`update timetable.lesson set status = 'cancelled', is_off_calendar = true, version = version + 1
      where id = any(${ids(falling)}::bigint[])`.execute(db)
  const restored = await restore(db)
  const added = await addLessons(db, yearId, days)
  const count = (has: (lesson: Falling) => boolean) => falling.filter(has).length
  return {
    ...told,
    ...inTheWay,
    cancelled: falling.length,
    restored: restored.length,
    added: added.length,
    with_topic: count(({ has_topic }) => has_topic),
    with_homework: count(({ has_homework }) => has_homework),
    with_work: count(({ has_work }) => has_work),
    classes: await classesOf(db, [...ids(falling), ...restored, ...added]),
  }
}
