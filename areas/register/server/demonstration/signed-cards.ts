import { sql } from 'kysely'
import { annulNumbers } from '#areas/numbering/server/index.ts'
import { revokeSeals, signerOf } from '#areas/seals/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { unsetCourses } from '../../rules/card-period.ts'
import { findPlace, type CardPlace } from '../cards/card-place.ts'
import { readDifferingCourses } from '../cards/differing-courses.ts'
import { draftCards, readMembers, writeCards } from '../cards/draft-cards.ts'
import { cardKind, lockCards } from '../cards/lock-cards.ts'
import { signCards } from '../cards/sign-cards.ts'

const quarter = 1
const mistake = 'В табеле прежняя фамилия: составлен заново'

interface Signers {
  class_id: number
  /** Who makes and checks the cards, and who signs them. */
  teacher_id: number | null
  director_id: number
  account_id: number
}
async function findSigners(db: Database, { today, shownClass }: Asked): Promise<Signers | undefined> {
  const { rows } = await sql<Signers>`
    select c.id as class_id, (select l.person_id from classes.leader l where l.class_id = c.id and l.kind = 'teacher'
        and l.during @> ${today}::date limit 1) as teacher_id, p.id as director_id, p.admin_user_id as account_id
    from classes.class c join calendar.study_year y on y.id = c.year_id and ${today}::date between y.date_start and y.date_end
    cross join lateral (select p.id, p.admin_user_id from access.account_role ar join access.role r on r.id = ar.role_id
      join people.person p on p.admin_user_id = ar.account_id where r.name = 'director' order by p.id limit 1) p
    where c.title = ${shownClass}`.execute(db)
  return rows[0]
}

/** Cards of students who lack nothing, checked by the class teacher. @returns their ids */
async function makeChecked(
  db: Database,
  place: CardPlace,
  { today, teacher }: { today: string; teacher: number | null },
) {
  const members = await readMembers(db, place)
  const names = new Map(members.map(({ id, full_name }) => [id, full_name]))
  const drafts = await draftCards(db, place, { names, today, locked: new Map() })
  const differing = await readDifferingCourses(db, { ...place, students: [...names.keys()] })
  const whole = drafts.filter(
    ({ student_id, content }) =>
      !differing.has(student_id) && unsetCourses(content.courses, place).length === 0 && content.courses.length > 0,
  )
  if (whole.length === 0) return []
  const rows = await writeCards(db, place, whole, teacher)
  const ids = rows.map(({ id }) => id)
  await sql`update register.report_card set state = 'checked', checked_by = ${teacher}, checked_at = now()
    where id = any(${ids}::integer[])`.execute(db)
  return ids
}

/** One card was signed with a mistake and revoked: so its number stands in the journal as annulled. */
async function revokeOne(db: Database, { id, today, by }: { id: number; today: CalendarDate; by: Signers }) {
  const { rows } = await sql<{ seal_id: number }>`
    update register.report_card set state = 'revoked', ended_by = ${by.director_id}, ended_at = now(), reason = ${mistake}
    where id = ${id} returning seal_id`.execute(db)
  await revokeSeals(db, { ids: rows.map(({ seal_id }) => seal_id), reason: mistake, on: today })
  await annulNumbers(db, { kind: cardKind, ids: [id], reason: mistake, on: today, by: by.account_id })
}

interface Asked {
  today: CalendarDate
  shownClass: string
}
/** The class of the shown student has its cards of the first quarter, as soon as that is over. */
export async function writeSignedCards(db: Database, asked: Asked): Promise<void> {
  const { today } = asked
  const signers = await findSigners(db, asked)
  if (!signers) return
  const place = await findPlace(db, { class_id: signers.class_id, quarter }, sql<boolean>`true`)
  if (place.end > today) return
  const ids = await makeChecked(db, place, { today, teacher: signers.teacher_id })
  if (ids.length === 0) return
  const { account_id: accountId, director_id: personId } = signers
  const signer = { accountId, method: 'password' as const, ...(await signerOf(db, accountId, today)) }
  const rows = await lockCards(db, ids, 'sign', sql<boolean>`true`)
  await signCards(db, { personId }, rows, { today, signer })
  const last = rows.at(-1)
  if (last && rows.length > 1) await revokeOne(db, { id: last.id, today, by: signers })
}
