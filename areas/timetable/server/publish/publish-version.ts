import { sql } from 'kysely'
import type { DateRange } from '#platform/contract/date-range.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { record, system, type Change, type Actor } from '#platform/server/history.ts'
import type { LessonHold } from '#platform/server/lesson-holds.ts'
import { conflict } from '#platform/server/refusal.ts'
import { inTransaction } from '../in-transaction.ts'
import { readPublication, takeTurn, type Publication } from './publication.ts'
import { readReport, type PublicationReport } from './report.ts'
import { stagePublication } from './stage.ts'
import { versionObjections, type VersionObjection } from './version-objections.ts'

const shownObjections = 5

export interface PublicationPreview extends PublicationReport {
  /** While there are any, the version can't be published. */
  objections: VersionObjection[]
}

/** What publishing the version for the range would do; changes nothing. */
export async function previewPublication(
  connection: Database,
  versionId: number,
  range: DateRange,
  holds: readonly LessonHold[],
): Promise<PublicationPreview> {
  return inTransaction(connection, async (db) => {
    const publication = await readPublication(db, versionId, range)
    await takeTurn(db, publication.yearId)
    const objections = await versionObjections(db, publication)
    await stagePublication(db, publication, holds)
    return { ...(await readReport(db)), objections }
  })
}

/** @returns the ids of the lessons made */
async function insertStaged(db: Database, outcomes: readonly string[], isAddedByCalendar = false): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into timetable.lesson
      (group_id, entry_id, date, shift, slot, starts_at, ends_at, room_id, is_added_by_calendar)
    select group_id, entry_id, date, shift, slot, starts_at, ends_at, room_id, ${isAddedByCalendar}::boolean
    from wanted where outcome = any(${outcomes}::text[]) order by date, starts_at, group_id returning id`.execute(db)
  const made = rows.map(({ id }) => id)
  await sql`insert into timetable.lesson_teacher (lesson_id, teacher_id, during, takes_place)
    select l.id, teacher_id, l.during, true
    from wanted w join timetable.lesson l using (entry_id, date, shift, slot), unnest(w.teachers) as teacher_id
    where w.outcome = any(${outcomes}::text[]) and l.id = any(${made}::bigint[])
    order by l.id`.execute(db)
  return made
}

/** Makes the staged lessons that days added by the calendar lack, and leaves all others as they are. @returns their ids */
export const insertForAddedDays = (db: Database): Promise<number[]> => insertStaged(db, ['new'], true)

/** Removes what the timetable no longer has and makes what it newly has; lessons that stay are not touched. */
async function applyStaged(db: Database): Promise<void> {
  await sql`delete from timetable.lesson l using present p
    where p.lesson_id = l.id and p.outcome in ('removed', 'changed')`.execute(db)
  await sql`update timetable.lesson l set entry_id = w.entry_id from wanted w
    where w.lesson_id = l.id and w.outcome in ('same', 'stays') and l.entry_id is distinct from w.entry_id`.execute(db)
  await insertStaged(db, ['new', 'changed'])
  // whoever reads next would otherwise plan for an empty table
  await sql`analyze timetable.lesson, timetable.lesson_teacher`.execute(db)
}

interface Standing {
  id: number
  title: string
  status: string
  from: string
  to: string
}
/** How the versions of a year stand, with the first and the last day of each, for the history. */
async function readStandings(db: Database, yearId: number): Promise<Map<number, Standing>> {
  const { rows } = await sql<Standing>`select id, title, status, lower(during) as from, upper(during) - 1 as to
    from timetable.version where year_id = ${yearId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What publishing has changed about the versions of the year. */
function changesOf(before: Map<number, Standing>, after: Map<number, Standing>): Change[] {
  return [...after].flatMap(([id, { id: _id, ...now }]) => {
    const was = before.get(id)
    if (!was || (was.status === now.status && was.from === now.from && was.to === now.to)) return []
    const { id: _was, ...then } = was
    return [{ subject: 'timetable.version', id, before: then, after: now }]
  })
}

/** The version holds for the range from now on; published versions that held there give the range up. */
async function takeRange(db: Database, { versionId, yearId, range }: Publication): Promise<void> {
  const during = sql<string>`daterange(${range.start_date}, ${range.end_date}, '[]')`
  const others = sql`year_id = ${yearId} and id <> ${versionId} and status = 'published' and during && ${during}`
  const split = await sql<{ title: string }>`select title from timetable.version where ${others}
    and lower(during) < lower(${during}) and upper(during) > upper(${during})`.execute(db)
  const [inside] = split.rows
  if (inside)
    throw conflict(
      msg`Версия «${inside.title}» действует и до, и после этого срока. Продлите срок публикации до её конца.`,
    )
  await sql`update timetable.version set status = 'draft', version = version + 1
    where ${others} and during <@ ${during}`.execute(db)
  await sql`update timetable.version set during = during - ${during}, version = version + 1 where ${others}`.execute(db)
  await sql`update timetable.version set status = 'published', version = version + 1,
      during = case when status = 'published' and (during && ${during} or during -|- ${during})
        then during + ${during} else ${during} end
    where id = ${versionId}`.execute(db)
}

/**
 * Makes the dated lessons of the range from the version's entries, the calendar and the bells, in one transaction. A
 * lesson with which a higher room keeps something (`holds`), or that was held, cancelled, moved or replaced stays as it
 * is and is listed.
 * @throws Refusal 404, or 409 with what stands in the way
 */
export async function publishVersion(
  connection: Database,
  versionId: number,
  range: DateRange,
  holds: readonly LessonHold[],
  { actor, requestId }: { actor: Actor; requestId: string } = { actor: system, requestId: 'publication' },
): Promise<PublicationReport> {
  return inTransaction(connection, async (db) => {
    const publication = await readPublication(db, versionId, range)
    await takeTurn(db, publication.yearId)
    const objections = await versionObjections(db, publication)
    if (objections.length > 0) {
      const shown = objections.slice(0, shownObjections).map(({ sentence }) => sentence)
      throw conflict(msg`Расписание нельзя опубликовать, накладок: ${objections.length}. ${shown.join('; ')}`)
    }
    await stagePublication(db, publication, holds)
    const report = await readReport(db)
    await applyStaged(db)
    const before = await readStandings(db, publication.yearId)
    await takeRange(db, publication)
    await record(db, actor, requestId, changesOf(before, await readStandings(db, publication.yearId)))
    return report
  })
}
