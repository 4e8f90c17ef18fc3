import { sql } from 'kysely'
import { ofRecord, readHistory, scopeOf } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { grpGrade } from '../../contract/permissions.ts'
import { readClassHistory } from '../../contract/set-up.ts'
import { isClassInScope } from '../scope/index.ts'

/** What the history shows of a class. */
export const classHistoryFields = [
  'title',
  'letter',
  'parallel',
  'language',
  'shift',
  'profile',
  'home_room',
  'capacity',
  'opened_on',
  'closed_on',
]

export const readClassHistoryHandler = handle(readClassHistory, async ({ params, query, caller, db }) => {
  const { rows } = await sql`select from classes.class c
    where c.id = ${params.id} and ${isClassInScope(scopeOf(caller, 'read', grpGrade), sql.ref('c.id'))}`.execute(db)
  if (rows.length === 0) throw notFound()
  return readHistory(db, [{ subject: 'classes.class', where: ofRecord(params.id), fields: classHistoryFields }], query)
})
