import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readMemoHistory } from '../contract/settings.ts'
import { kinds } from '../rules/words.ts'

const everyOne = sql<boolean>`true`
/** What the history and the audit show of the memo: its text stands under each kind of danger. */
export const auditedSettings = {
  subject: 'evacuation.settings',
  fields: [...kinds.map((kind) => `steps_${kind}`), 'contacts', 'control_seconds', 'sos_minutes', 'duty'],
}
export const auditedPoints = {
  subject: 'evacuation.assembly_point',
  fields: ['point', 'title', 'building', 'where_text', 'plan', 'picture', 'spot', 'sort', 'is_archived'],
}

export const readMemoHistoryHandler = handle(readMemoHistory, ({ query, db }) =>
  readHistory(
    db,
    [
      { ...auditedSettings, where: everyOne },
      { ...auditedPoints, where: everyOne },
    ],
    query,
  ),
)
