import type { Database } from '#platform/server/database.ts'

/** What a step answers: the document as it stands after it. */
export const movedDocument = (db: Database, id: number) =>
  db.selectFrom('documents.document').where('id', '=', id).select(['id', 'version', 'number']).executeTakeFirstOrThrow()
