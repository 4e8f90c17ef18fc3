import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { grpGrade } from '../../contract/permissions.ts'
import { createClasses } from '../../contract/classes.ts'
import { classTitle, writtenLetter } from '../../rules/class-letters.ts'
import { ensureParallels, insertClasses } from '../bulk.ts'
import { readClassesOfYear } from './class-of-year.ts'
import { requireFreeLetter, requireRoom, takenLetters } from './require-class.ts'

/** Locked: of two who make the same class one comes after the other. @throws Refusal 422 */
async function requireYear(db: Database, id: number, { openedOn, today }: { openedOn: string | null; today: string }) {
  const { rows } = await sql<{ start: string; end: string }>`
    select date_start as start, date_end as "end" from calendar.study_year where id = ${id} for no key update`.execute(
    db,
  )
  const [year] = rows
  if (!year) throw refuse('year_id', msg`Такого учебного года нет`)
  if (year.end < today) throw refuse('year_id', msg`Учебный год закончился: классы в нём не добавляют`)
  if (openedOn !== null && (openedOn < year.start || openedOn > year.end))
    throw refuse('opened_on', msg`Дата учебного года: с ${displayDate(year.start)} по ${displayDate(year.end)}`)
  return year
}

export const createClassesHandler = handle(createClasses, async ({ body, caller, db, today, http }) => {
  if (scopeOf(caller, 'write', grpGrade) !== 'all') throw forbidden()
  const { year_id, parallel, items } = body
  const year = await requireYear(db, year_id, { openedOn: body.opened_on, today })
  const opened_on = body.opened_on === year.start ? null : body.opened_on
  const trace = { actor: caller, requestId: http.request.id, batch: randomUUID() }
  const parallels = await ensureParallels(db, year_id, [parallel], trace)
  const parallel_id = parallels.get(parallel) ?? 0
  const taken = await takenLetters(db, parallel_id)
  const rows: Parameters<typeof insertClasses>[2][number][] = []
  for (const [index, { letter: typed, ...fields }] of items.entries()) {
    const letter = writtenLetter(typed)
    const title = classTitle(parallel, letter)
    requireFreeLetter(taken, letter, title, ['items', index, 'letter'])
    await requireRoom(db, fields.home_room_id, ['items', index, 'home_room_id'])
    taken.push(letter)
    rows.push({ ...fields, parallel_id, letter, title, opened_on })
  }
  const ids = await insertClasses(db, year_id, rows, trace)
  return { items: await readClassesOfYear({ db, caller, today }, sql<boolean>`c.id = any(${ids}::int[])`) }
})
