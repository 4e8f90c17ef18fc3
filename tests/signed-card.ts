import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

const [id, serial] = [1, 1]
const number = `2026-${serial}`

/** The first report card, of a student for the year: numbered, sealed and signed without all that leads to it. */
export async function insertSignedCard(db: Database, studentId: number): Promise<void> {
  await sql`insert into register.report_card (id, student_id, class_id, year_id, content, template_version)
    overriding system value values (${id}, ${studentId}, 1, 1, '{}', 1)`.execute(db)
  await sql`insert into numbering.counter (journal_id, period, title, last_serial)
    select id, 'all', '', ${serial} from numbering.journal where key = 'register.report_card' on conflict do nothing`.execute(
    db,
  )
  await sql`insert into numbering.number (journal_id, period, serial, text, given_on, subject_kind, subject_id)
    select id, 'all', ${serial}, ${number}, '2026-11-20', 'register.report_card', ${id} from numbering.journal
    where key = 'register.report_card'`.execute(db)
  await sql`
    with seal as (
      insert into seals.seal (code, kind, subject_id, number, signed_on, contents)
      values (${String(id).padStart(16, '0')}, 'register.report_card', ${id}, ${number}, '2026-11-20',
        '{"ru": {"title": "Табель", "facts": [], "tables": []}}') returning id)
    update register.report_card set state = 'signed', signed_at = now(), seal_id = seal.id from seal
    where register.report_card.id = ${id}`.execute(db)
}
