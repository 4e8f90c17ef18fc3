import { sql } from 'kysely'
import { leavingAll } from '../group/close-group.ts'
import { requireRecord } from '#areas/dictionaries/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import type { DivisionBody, DivisionGroup, DivisionStudent } from '../../contract/division.ts'
import { dayOfChange } from '../year-day.ts'
import { readToDivide, type ToDivide } from './classes-to-divide.ts'
import { groupsToDivide, studentsToDivide } from './read-division.ts'

export interface PlannedPart {
  title: string
  level_id: number | null
  students: readonly number[]
  /** The group of that title, which goes on or is opened again; undefined: a new one. */
  group: DivisionGroup | undefined
}
export interface PlannedDivision {
  of: ToDivide
  from: CalendarDate
  parts: PlannedPart[]
  closing: DivisionGroup[]
  students: DivisionStudent[]
  /** Who leaves all groups of the course: in none of the parts, though in a group of it or in one that closes. */
  leaving: number[]
}
interface Asking {
  db: Database
  caller: Caller
  today: CalendarDate
}

/** @throws Refusal 409 where groups are others by now than they were seen */
function requireSeen(groups: readonly DivisionGroup[], seen: DivisionBody['seen']): void {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  if (groups.length !== seen.length || groups.some(({ id, version }) => versions.get(id) !== version))
    throw outdated(msg`Пока вы работали, группы предмета изменили. Откройте деление заново`)
}

/** @throws Refusal 422 for titles given twice or taken elsewhere, students given twice or of other classes */
async function requireParts(
  { db }: Asking,
  of: ToDivide,
  { parts }: DivisionBody,
  known: { groups: DivisionGroup[]; students: DivisionStudent[] },
) {
  const titles = parts.map(({ title }) => title)
  const placed = parts.flatMap((part) => part.students)
  if (new Set(titles).size < titles.length) throw refuse('parts', msg`Две группы с одним названием`)
  if (new Set(placed).size < placed.length) throw refuse('parts', msg`Ученик записан в две группы`)
  const own = new Set(known.students.map(({ id }) => id))
  if (placed.some((id) => !own.has(id)))
    throw refuse('parts', msg`В этот день ученик не в этих классах. Откройте деление заново`)
  const ours = known.groups.map(({ id }) => id)
  const { rows } = await sql<{ title: string }>`select title from classes.study_group where year_id = ${of.year.id}
    and course_id = ${of.course.id} and title = any(${titles}::text[]) and id <> all(${ours}::int[])`.execute(db)
  const [taken] = rows
  if (taken) throw refuse('parts', msg`Группа «${taken.title}» есть у других классов: назовите иначе`)
}

/** What the course is to be divided into, found again in the database. @throws Refusal 404, 409, 422 */
export async function planDivision(asking: Asking, body: DivisionBody): Promise<PlannedDivision> {
  const { db, caller, today } = asking
  const of = await readToDivide(db, caller, body)
  // who divides a course comes after the other
  await sql`select from curriculum.course where id = ${of.course.id} for no key update`.execute(db)
  const from = dayOfChange(of.year, today, body.from)
  const groups = await groupsToDivide(db, of, from)
  const { students } = await studentsToDivide({ db, caller, today, of, from })
  requireSeen(groups, body.seen)
  await requireParts(asking, of, body, { groups, students })
  for (const { level_id } of body.parts)
    if (typeof level_id === 'number') await requireRecord(db, { code: 'group_level', id: level_id, field: 'parts' })
  const follows = body.follows_class_id ?? null
  if (follows !== null && !of.classes.some(({ id }) => id === follows))
    throw refuse('follows_class_id', msg`Выберите один из классов группы`)
  const byTitle = new Map(groups.map((group) => [group.title, group]))
  const parts = body.parts.map(({ title, level_id = null, students: ids }) => ({
    title,
    level_id,
    students: ids,
    group: byTitle.get(title),
  }))
  const closing = groups.filter(
    (group) => group.is_open && !group.is_wider && !parts.some((part) => part.group?.id === group.id),
  )
  const placed = new Set(parts.flatMap((part) => part.students))
  const inClosing = await leavingAll(
    db,
    closing.map(({ id }) => id),
    from,
  )
  const inGroups = students.filter(({ group_id }) => group_id !== null).map(({ id }) => id)
  const leaving = [...inGroups, ...inClosing.map(({ student_id }) => student_id)].filter((id) => !placed.has(id))
  return { of, from, parts, closing, students, leaving: [...new Set(leaving)] }
}
