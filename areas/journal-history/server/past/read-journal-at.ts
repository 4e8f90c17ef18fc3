import { handle } from '#platform/server/handle.ts'
import { readJournalAt } from '../../contract/past.ts'
import { readableGroup } from '../readable-group.ts'
import { journalAt } from './journal-at.ts'

export const readJournalAtHandler = handle(readJournalAt, async ({ params, query, db, caller, today, context }) => {
  const group = await readableGroup(db, caller, params.id, today)
  const gridQuery = { groupId: group.id, quarterId: undefined }
  return journalAt({ db, caller, today, context }, { group, gridQuery, at: query.at })
})
