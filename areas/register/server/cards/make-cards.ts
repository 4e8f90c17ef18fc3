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
import type { CardState } from '../../rules/card-state.ts'
import { paperContent, readSchool, withoutStars } from '../paper/paper-content.ts'
import { mayMaintainCards } from '../scope.ts'
import { readSheets } from '../sheets/read-sheets.ts'
import { findPlace, isOfPeriod, type CardPlace } from './card-place.ts'

/** Of the papers: raised when what stands on them, or where, changes. */
const templateVersion = 1

interface LockedCard {
  id: number
  student_id: number
  version: number
  state: CardState
  content: unknown
}
interface Draft {
  student_id: number
  content: PaperContent
  policy_id: number | null
  locked: LockedCard | undefined
}

const readMembers = (db: Database, { class_id, end }: CardPlace) =>
  db
    .selectFrom('classes.class_member as m')
    .innerJoin('people.person as p', 'p.id', 'm.student_id')
    .where('m.class_id', '=', class_id)
    .where(sql<boolean>`m.during @> ${end}::date`)
    .select(['p.id', 'p.full_name'])
    .execute()

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

/** What is not signed yet is made anew in its place, whatever else there is gets a next version. */
async function writeCards(db: Database, place: CardPlace, drafts: readonly Draft[], madeBy: number | null) {
  const given = JSON.stringify(
    drafts.map(({ student_id, content, policy_id, locked }) => ({
      student_id,
      content,
      policy_id,
      version:
        locked === undefined
          ? 1
          : locked.state === 'made' || locked.state === 'checked'
            ? locked.version
            : locked.version + 1,
    })),
  )
  const { rows } = await sql<{ id: number; student_id: number; version: number }>`
    insert into register.report_card
      (student_id, class_id, year_id, quarter_id, half, version, content, template_version, policy_id, made_by)
    select student_id, ${place.class_id}, ${place.year_id}, ${place.quarter_id}, ${place.half}, version, content,
      ${templateVersion}, policy_id, ${madeBy}
    from jsonb_to_recordset(${given}::jsonb)
      as given(student_id integer, content jsonb, policy_id integer, version smallint)
    on conflict (student_id, year_id, quarter_id, half, version) do update set state = 'made', content = excluded.content,
      class_id = excluded.class_id, template_version = excluded.template_version, policy_id = excluded.policy_id,
      made_by = excluded.made_by, made_at = now(), checked_by = null, checked_at = null
    returning id, student_id, version`.execute(db)
  return rows
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
  const school = await readSchool(db, today)
  const sheets = await readSheets(db, { students: requested, years: [place.year_id], today })
  const period = { quarter: place.quarter, half: place.half }
  const drafts = sheets.map((sheet): Draft => {
    const name = names.get(sheet.student_id) ?? ''
    const content = withoutStars(paperContent(school, name, sheet, period))
    return { student_id: sheet.student_id, content, policy_id: sheet.policy_id, locked: locked.get(sheet.student_id) }
  })
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
