import type { RawBuilder } from 'kysely'
import type { Text } from '#platform/contract/text.ts'

/** Something that a room keeps of a student on days of a group, so that the student's time in it cannot end before. */
export interface MembershipHold {
  /** As people call it: «отметки». */
  title: Text
  /** The last day from `from` on of which the room keeps something, `yyyy-MM-dd`; null where there is none. */
  lastDay: (stay: {
    student: RawBuilder<unknown>
    group: RawBuilder<unknown>
    from: string
  }) => RawBuilder<string | null>
}
