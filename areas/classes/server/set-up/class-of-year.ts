import { sql, type RawBuilder } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { byLetter, classColumns, classRows } from '../find-classes.ts'
import { maintainsClass } from '../students/class-place.ts'

const origins = sql<ClassOfYear['origins']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'from', o.starts_on) order by o.starts_on, f.id)
  from classes.class_origin o join classes.class f on f.id = o.from_class_id where o.class_id = c.id), '[]')`

/** Classes of a year as they are set up, in order. */
export const readClassesOfYear = (
  { db, caller, today }: { db: Database; caller: Caller; today: string },
  which: RawBuilder<boolean>,
): Promise<ClassOfYear[]> =>
  classRows(db, today)
    .where(which)
    .select(classColumns(today))
    .select([origins.as('origins'), maintainsClass(caller).as('may_edit')])
    .orderBy('parallel.number')
    .orderBy(byLetter)
    .orderBy('c.id')
    .execute()

/** A class that the caller keeps, locked: whoever changes it comes after the other. @throws Refusal 404 */
export async function lockKept(
  doing: { db: Database; caller: Caller; today: string },
  id: number,
): Promise<ClassOfYear & { parallel_id: number; year_id: number }> {
  const { rows } = await sql<{ parallel_id: number; year_id: number }>`
    select c.parallel_id, c.year_id from classes.class c where c.id = ${id} and ${maintainsClass(doing.caller)}
    for no key update`.execute(doing.db)
  const [found] = await readClassesOfYear(doing, sql<boolean>`c.id = ${id}`)
  const [place] = rows
  if (!place || !found) throw notFound()
  return { ...found, ...place }
}

/** @throws Refusal 409 with what stands now, for who has seen an earlier version */
export function requireVersion({ version, title, shift, home_room, closed_on }: ClassOfYear, seen: number): void {
  if (version === seen) return
  const room = home_room?.title ?? '—'
  throw outdated(
    closed_on === null
      ? msg`Пока вы работали, класс изменили: сейчас он ${title}, смена ${shift}, кабинет ${room}. Посмотрите, что стоит сейчас, и повторите`
      : msg`Пока вы работали, класс ${title} закрыли: последний день ${displayDate(closed_on)}. Посмотрите, что стоит сейчас, и повторите`,
  )
}

/** What the history keeps of a class. */
export const auditedValues = (one: ClassOfYear) => ({
  title: one.title,
  letter: one.letter,
  language: one.language,
  shift: one.shift,
  profile: one.profile,
  home_room: one.home_room?.title ?? null,
  capacity: one.capacity,
})
