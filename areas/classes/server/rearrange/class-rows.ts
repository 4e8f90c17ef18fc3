import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { maintainsClass } from '../students/class-place.ts'
import type { Rearranging } from './rearranging.ts'

/** A class that is rearranged: `first` and `last` are the days on which it stands, both included. */
export interface ClassRow {
  id: number
  title: string
  letter: string
  parallel_id: number
  parallel: number
  language: string
  shift: number
  profile: string
  capacity: number | null
  version: number
  closed_on: string | null
  first: string
  last: string
  year: { id: number; start: string; end: string }
}

/** Classes of years that are not over, locked in one order. @throws Refusal 404 where the caller keeps one of them not */
export async function lockClasses(
  { db, caller, today }: Rearranging,
  ids: readonly number[],
): Promise<Map<number, ClassRow>> {
  const { rows } = await sql<ClassRow>`
    select c.id, c.title, c.letter, c.parallel_id, p.number as parallel, c.language, c.shift, c.profile, c.capacity,
      c.version, c.closed_on, greatest(y.date_start, c.opened_on) as first, least(y.date_end, c.closed_on) as last,
      jsonb_build_object('id', y.id, 'start', y.date_start, 'end', y.date_end) as year
    from classes.class c join classes.parallel p on p.id = c.parallel_id join calendar.study_year y on y.id = c.year_id
    where c.id = any(${[...ids]}::int[]) and y.date_end >= ${today}::date and ${maintainsClass(caller)}
    order by c.id for no key update of c`.execute(db)
  if (rows.length < new Set(ids).size) throw notFound()
  return new Map(rows.map((row) => [row.id, row]))
}

/** @throws Refusal 409 with what stands now, for who has seen an earlier version */
export function requireSeen({ title, version, closed_on }: ClassRow, seen: number): void {
  if (version === seen) return
  throw outdated(
    closed_on === null
      ? msg`Пока вы работали, класс изменили: сейчас он ${title}. Посмотрите, что стоит сейчас, и повторите`
      : msg`Пока вы работали, класс ${title} закрыли с ${displayDate(closed_on)}. Посмотрите, что стоит сейчас, и повторите`,
  )
}

/** A class that ends by the day before `from`. @throws Refusal 422 */
export function requireEnding({ title, first, last, year }: ClassRow, from: string, field: string): void {
  if (last < year.end) throw refuse(field, msg`Класс ${title} уже закрыт: последний день ${displayDate(last)}`)
  if (from <= first || from > last)
    throw refuse(
      field,
      msg`Класс ${title} есть с ${displayDate(first)} по ${displayDate(last)}: выберите день между ними`,
    )
}

export interface Member {
  id: number
  full_name: string
  sex: 'male' | 'female' | null
  /** The first day of the time in the class, not before the day asked for. */
  from: string
}
/** Who is in the class on the day or comes into it later, by the alphabet. */
export async function membersFrom({ db }: Rearranging, classId: number, day: string): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select p.id, p.full_name, p.sex, min(greatest(lower(m.during), ${day}::date)) as from
    from classes.class_member m join people.person p on p.id = m.student_id
    where m.class_id = ${classId} and m.during && daterange(${day}::date, null)
    group by p.id order by p.sort_name, p.id`.execute(db)
  return rows
}
