import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readUnitHistory } from '../../contract/units.ts'
import { seesRates } from '../sees-rates.ts'

export const unitFields = [
  'unit',
  'title',
  'short_title',
  'parent',
  'place',
  'kind',
  'head',
  'head_from',
  'from',
  'planned_rate',
  'is_archived',
]

export const readUnitHistoryHandler = handle(readUnitHistory, async ({ query, caller, db }) => {
  const fields = seesRates(caller) ? unitFields : unitFields.filter((field) => field !== 'planned_rate')
  const where = query.unit_id === undefined ? sql<boolean>`true` : ofRecord(query.unit_id)
  return readHistory(db, [{ subject: 'organisation.unit', where, fields }], query)
})
