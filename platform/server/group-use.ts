import type { RawBuilder } from 'kysely'
import type { Text } from '#platform/contract/text.ts'

/** What a room keeps of groups from a day on, said before nobody is left in them. */
export interface GroupUse {
  /** «Уроки после этого дня» */
  title: Text
  /** How many, of these groups (an array of their ids), from the day `from`, `yyyy-MM-dd`. */
  count: (groups: RawBuilder<unknown>, from: string) => RawBuilder<number>
}
