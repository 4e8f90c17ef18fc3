import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { makeFinalCards } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { unsetCourses } from '../../rules/card-period.ts'
import { mayMaintainCards } from '../scope.ts'
import { findPlace, isOfPeriod, type CardPlace } from './card-place.ts'
import { draftCards, readMembers, writeCards, type Draft, type LockedCard } from './draft-cards.ts'

/** The newest card of each student, of whatever class: two who make them at once come one after the other. */
async function lockCards(
  db: Database,
  place: CardPlace,
  students: readonly number[],
): Promise<Map<number, LockedCard>> {
  await sql`select from classes.class where id = ${place.class_id} for update`.execute(db)
  const { rows } = await sql<LockedCard>`
    select distinct on (rc.student_id) rc.id, rc.student_id, rc.version, rc.state, rc.content
    from register.report_card rc
    where rc.student_id = any(${[...students]}::integer[]) and ${isOfPeriod(place)}
    order by rc.student_id, rc.version desc`.execute(db)
  return new Map(rows.map((row) => [row.student_id, row]))
}

/** Signed already, and the journals say what it says: the names of who signs aside, which came with the signature. */
function isSame({ content, locked }: Draft): boolean {
  if (locked?.state !== 'signed') return false
  const signed = PaperContent.parse(locked.content)
  const { school_kk: _kazakh, ...others } = content
  // a card of before the Kazakh name was kept is no other for it
  return isDeepStrictEqual(signed, 'school_kk' in signed ? content : others)
}

export const makeFinalCardsHandler = handle(makeFinalCards, async ({ body, caller, db, today, record }) => {
  const scope = mayMaintainCards(caller, sql.ref('c.id'), { today, level: 'write' })
  const place = await findPlace(db, body, scope)
  if (place.end > today)
    throw refuse('class_id', msg`Период ещё идёт: табели составляют после его конца, ${displayDate(place.end)}`)
  const members = await readMembers(db, place)
  const requested = body.student_ids ?? members.map(({ id }) => id)
  const names = new Map(members.map(({ id, full_name }) => [id, full_name]))
  if (requested.some((id) => !names.has(id))) throw refuse('student_ids', msg`Ученика не было в классе в конце периода`)
  if (requested.length === 0) throw refuse('class_id', msg`В классе нет учеников`)
  const locked = await lockCards(db, place, requested)
  const asked = new Map(requested.map((id) => [id, names.get(id) ?? '']))
  const drafts = await draftCards(db, place, { names: asked, today, locked })
  const period = { quarter: place.quarter, half: place.half }
  const fresh = drafts.filter((draft) => !isSame(draft))
  const rows = fresh.length > 0 ? await writeCards(db, place, fresh, caller.personId) : []
  await record(
    ...rows.map(({ id, ...row }) => ({
      subject: 'register.report_card',
      id,
      after: { ...row, state: 'made', class_id: place.class_id, year_id: place.year_id, ...period },
    })),
  )
  const unset = fresh.filter(({ content }) => unsetCourses(content.courses, period).length > 0).length
  return { made: rows.length, unset, same: drafts.length - fresh.length }
})
