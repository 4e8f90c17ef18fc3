import type { Text } from '#platform/contract/text.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'

/** What the audit shows of the changes of a table; of what it does not name only that it changed. */
export interface Audited {
  /** The table, `room.table`. */
  subject: string
  /** What a record of it is, in Russian. */
  title: Text
  /** Fields told with what they were and became. */
  fields: readonly string[]
  /** What each of them is called. */
  titles: Readonly<Record<string, Text>>
  /** Of these only that they changed, whoever reads. */
  masked?: readonly string[]
  /** Who lacks this key learns of the fields only that they changed. */
  key?: PermissionKey
  /** The person concerned: the record itself, the holder of the account that it is, the id kept in a field. */
  concerns?: 'person' | 'account' | { field: string }
}
