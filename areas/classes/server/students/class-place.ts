import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import { grpGrade } from '../../contract/permissions.ts'
import { isClassInScope } from '../scope/index.ts'

/** A place in a class from a day on; the days of its year are both included. */
export interface ClassPlace {
  class: { id: number; title: string }
  year: { id: number; start: string; end: string }
  from: string
}
interface PlaceRequest {
  classId: number
  from: string | null
  field: string
}

/** Over the class `c`: whether the caller places students in it by the key of classes. */
export const maintainsClass = (caller: Caller) => isClassInScope(scopeOf(caller, 'write', grpGrade), sql.ref('c.id'))

/** @throws Refusal 422 where there is no such class in a year that is not over, or it does not stand on that day */
export async function requirePlace(
  { db, today }: { db: Database; today: string },
  { classId, from: requested, field }: PlaceRequest,
  among = sql<boolean>`true`,
): Promise<ClassPlace> {
  const { rows } = await sql<{ id: number; title: string; year: ClassPlace['year']; first: string; last: string }>`
    select c.id, c.title, jsonb_build_object('id', y.id, 'start', y.date_start, 'end', y.date_end) as year,
      greatest(y.date_start, c.opened_on) as first, least(y.date_end, c.closed_on) as last
    from classes.class c join calendar.study_year y on y.id = c.year_id
    where c.id = ${classId} and y.date_end >= ${today}::date and ${among}
    for share of c`.execute(db)
  const [found] = rows
  if (!found) throw refuse('class_id', msg`Такого класса нет или он вам недоступен`)
  const { id, title, year, first, last } = found
  const from = requested ?? (today > first ? today : first)
  if (from < first || from > last)
    throw refuse(field, msg`Класс ${title} есть с ${displayDate(first)} по ${displayDate(last)}`)
  return { class: { id, title }, year, from }
}
