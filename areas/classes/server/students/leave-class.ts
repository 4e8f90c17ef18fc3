import { sql } from 'kysely'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import type { MembershipHold } from '#platform/server/membership-hold.ts'
import { refuse } from '#platform/server/refusal.ts'

/** A student's time in a class or in a group, `of` being its id; `to` is the last day. */
export interface Stay {
  id: number
  of: number
  title: string
  from: string
  to: string | null
}
/** From which day a student is elsewhere: until the end of a year, or for good, and in a class of it, or in none. */
export interface Leaving {
  from: string
  year: { id: number; end: string } | null
  into: number | null
}
/** The days that go. */
const after = ({ from, year }: Leaving) => sql`daterange(${from}, ${year?.end ?? null}, '[]')`
const tables = {
  class: { table: 'classes.class_member', column: 'class_id' },
  group: { table: 'classes.group_member', column: 'group_id' },
} as const
type Kind = keyof typeof tables

/** Stays in classes that go on on or after the day from which the student is to be elsewhere. */
export async function classStays(db: Database, studentId: number, leaving: Leaving): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select m.id, m.class_id as of, c.title, lower(m.during) as from, upper(m.during) - 1 as to
    from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = ${studentId} and m.during && ${after(leaving)} order by m.during`.execute(db)
  return rows
}

/** The same of groups that do not take students of the new class. */
async function groupStays(db: Database, studentId: number, leaving: Leaving): Promise<Stay[]> {
  const { year, into } = leaving
  const { rows } = await sql<Stay>`
    select m.id, m.group_id as of, co.title || ' ' || g.title as title, lower(m.during) as from, upper(m.during) - 1 as to
    from classes.group_member m join classes.study_group g on g.id = m.group_id
    join curriculum.course co on co.id = g.course_id
    where m.student_id = ${studentId} and m.during && ${after(leaving)}
      and ${year === null ? sql`true` : sql`g.year_id = ${year.id}`}
      and not exists (select from classes.group_class gc where gc.group_id = g.id and gc.class_id = ${into})
    order by title, m.during`.execute(db)
  return rows
}

/** @throws Refusal 422 where days that would go bear marks or the like */
async function requireNothingKept(
  db: Database,
  holds: readonly MembershipHold[],
  { studentId, stays, from }: { studentId: number; stays: readonly Stay[]; from: string },
): Promise<void> {
  const groups = stays.map(({ of }) => of)
  if (groups.length === 0) return
  for (const { title, lastDay } of holds) {
    const day = lastDay({ student: sql`${studentId}::integer`, group: sql.ref('stay.of'), from })
    const { rows } = await sql<{ of: number; day: string }>`
      select kept.of, kept.day from (select stay.of, ${day} as day from unnest(${groups}::integer[]) as stay(of)) kept
      where kept.day is not null order by kept.day desc limit 1`.execute(db)
    const [kept] = rows
    const stay = stays.find(({ of }) => of === kept?.of)
    if (kept && stay)
      throw refuse(
        'from',
        msg`${stay.title}: есть ${title} за ${displayDate(kept.day)}. Выберите день после ${displayDate(kept.day)}`,
      )
  }
}

async function endStays(
  db: Database,
  kind: Kind,
  { studentId, stays, from }: { studentId: number; stays: readonly Stay[]; from: string },
): Promise<Change[]> {
  const { table, column } = tables[kind]
  const ids = stays.map(({ id }) => id)
  await sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[]) and lower(during) >= ${from}::date`.execute(
    db,
  )
  await sql`update ${sql.table(table)} set during = daterange(lower(during), ${from}::date), version = version + 1
    where id = any(${ids}::bigint[])`.execute(db)
  return stays.map(({ id, of, from: began, to }) => {
    const before = { student_id: studentId, [column]: of, from: began, to }
    const isGone = began >= from
    return { subject: table, id, before, ...(isGone ? {} : { after: { ...before, to: addDays(from, -1) } }) }
  })
}

/**
 * Ends the time in classes and in groups of other classes the day before; a stay left without a day goes.
 * @returns the groups left, and what the history tells; @throws Refusal 422
 */
export async function leaveFor(
  db: Database,
  studentId: number,
  leaving: Leaving,
  { stays, holds }: { stays: readonly Stay[]; holds: readonly MembershipHold[] },
): Promise<{ left: { id: number; title: string }[]; changes: Change[] }> {
  const { from } = leaving
  const groups = await groupStays(db, studentId, leaving)
  await requireNothingKept(db, holds, { studentId, stays: groups, from })
  const changes = [
    ...(await endStays(db, 'class', { studentId, stays, from })),
    ...(await endStays(db, 'group', { studentId, stays: groups, from })),
  ]
  return { left: groups.map(({ of, title }) => ({ id: of, title })), changes }
}
