import { sql } from 'kysely'
import { isStudent } from '#areas/classes/server/index.ts'
import { isOwnChild } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { KindSubject } from '../../contract/kinds.ts'
import type { Reader } from '../scope.ts'

interface Written {
  person_id?: number | null | undefined
  addressee_id?: number | null | undefined
}
/** 422 for persons whom such a document can't name; families name their own children only. */
export async function requirePersons(
  db: Database,
  given: Written,
  kind: { subject: KindSubject },
  { caller, today }: Reader,
) {
  const { person_id = null, addressee_id = null } = given
  if (person_id !== null) {
    if (kind.subject === 'none') throw refuse('person_id', msg`Такой документ ни о ком не пишут`)
    const column = sql.ref('p.id')
    const own =
      caller.client === 1
        ? sql`(p.id = ${caller.personId}::integer or ${isOwnChild(caller, column, today)})`
        : sql`true`
    const fits =
      kind.subject === 'student'
        ? isStudent(column)
        : sql`exists (select from people.employment e where e.person_id = p.id)`
    const { rows } = await sql`
      select from people.person p where p.id = ${person_id} and ${fits} and ${own}`.execute(db)
    if (rows.length === 0)
      throw refuse('person_id', kind.subject === 'student' ? msg`Выберите ученика` : msg`Выберите сотрудника`)
  }
  if (addressee_id !== null) {
    const { rows } = await sql`
      select from people.employment e where e.person_id = ${addressee_id} and e.during @> ${today}::date`.execute(db)
    if (rows.length === 0) throw refuse('addressee_id', msg`Выберите того, кто работает в школе`)
  }
}
