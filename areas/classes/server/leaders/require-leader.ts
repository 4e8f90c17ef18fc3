import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import type { LeaderKind } from '../../contract/leaders.ts'
import { grpGrade } from '../../contract/permissions.ts'
import { isClassInScope } from '../scope/index.ts'
import { readLeaders } from './leader-rows.ts'

/** Whether the caller appoints to the class `c`. */
export const appointsTo = (caller: Caller) => isClassInScope(scopeOf(caller, 'write', grpGrade), sql.ref('c.id'))

interface YearDays {
  from: string
  to: string
}
/** The class, locked: one who appoints comes after the other. @throws Refusal 404 where the caller appoints nobody to it */
export async function lockClass(db: Database, caller: Caller, id: number): Promise<{ id: number; year: YearDays }> {
  const { rows } = await sql<YearDays>`
    select y.date_start as from, y.date_end as to from classes.class c join calendar.study_year y on y.id = c.year_id
    where c.id = ${id} and ${appointsTo(caller)} for no key update of c`.execute(db)
  const [year] = rows
  if (!year) throw notFound()
  return { id, year }
}

/** Who works at the school. @throws Refusal 422 */
export async function requireAdult(db: Database, personId: number, today: string): Promise<void> {
  const found = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', personId)
    .where('p.archived_at', 'is', null)
    .where(isStaff(sql.ref('p.id'), today))
    .select('p.id')
    .executeTakeFirst()
  if (!found) throw refuse('person_id', msg`Выберите сотрудника, который работает сейчас`)
}

/** @throws Refusal 422 where the days are not within the class's year */
export function requireDays({ from, to }: { from: string; to: string | null }, year: YearDays): void {
  if (from < year.from || from > year.to)
    throw refuse('from', msg`Дата учебного года класса: с ${displayDate(year.from)} по ${displayDate(year.to)}`)
  if (to === null) return
  if (to < from) throw refuse('to', msg`Конец раньше начала`)
  if (to > year.to) throw refuse('to', msg`Учебный год класса кончается ${displayDate(year.to)}`)
}

interface Placed {
  classId: number
  kind: LeaderKind
  from: string
  to: string | null
  /** The appointment that is being changed. */
  id?: number
}
/** @throws Refusal 409 that names who holds the place on some of these days */
export async function requireFree(
  db: Database,
  { classId, kind, from, to, id = 0 }: Placed,
  today: string,
): Promise<void> {
  const [other] = await readLeaders(
    db,
    sql<boolean>`l.class_id = ${classId} and l.kind = ${kind} and l.id <> ${id}
      and l.during && daterange(${from}, ${to}::date, '[]')`,
    today,
  )
  if (!other) return
  const { person } = other
  const since = displayDate(other.from)
  if (other.to === null)
    throw conflict(msg`В эти дни назначен(а) ${person.full_name}: с ${since}. Сначала завершите это назначение`)
  const until = displayDate(other.to)
  throw conflict(msg`В эти дни назначен(а) ${person.full_name}: с ${since} по ${until}. Выберите другие дни`)
}
