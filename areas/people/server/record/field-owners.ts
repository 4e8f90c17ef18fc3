import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import type { FieldOwners } from '#areas/own-fields/server/index.ts'
import { kindIds } from '../person-rows.ts'
import { raiseVersion } from './version.ts'

/** Persons, to the room of their own fields. */
export const fieldOwners: FieldOwners = {
  kindIds,
  find: ({ db, caller, today }, id, isHeld = false) =>
    db
      .selectFrom('people.person as p')
      .where('p.id', '=', id)
      .where(mayFindPerson(caller, sql.ref('p.id'), today))
      .select(['p.id', 'p.version'])
      .$if(isHeld, (rows) => rows.forUpdate())
      .executeTakeFirst(),
  raiseVersion,
}
