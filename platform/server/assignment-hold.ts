import type { Text } from '#platform/contract/text.ts'
import type { Database } from './database.ts'

/** A teacher leaves a group: from which day on, and the last day on which they would have had it. */
export interface EndedAssignment {
  teacher_id: number
  group_id: number
  from: string
  to: string
}
/** What a room keeps of teachers in their groups that goes on bearing their names: told before a group is taken from them. */
export interface AssignmentHold {
  title: Text
  /** In words, by the place of what ends; nothing where there is none. */
  findHeld: (db: Database, ended: readonly EndedAssignment[]) => Promise<{ index: number; words: string }[]>
}
