import type { RawBuilder } from 'kysely'
import type { Access } from '#platform/contract/access.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Requester } from './access-rules.ts'
import type { Reason } from './reasons.ts'

/** A part of what the school keeps of a person, which opens to some. */
export interface PersonPart {
  /** Stable. */
  id: string
  /** What it is called among others, in lower case. */
  title: Text
  /** The order among the parts, the smallest first. */
  order: number
  /** Of the call that answers it. */
  access: Access
  /** It stands on the card itself: to who opens that, where `opens` holds. */
  isOnCard?: true
  /** Whether it opens to the asker, over the person's id. */
  opens: (requester: Requester, person: RawBuilder<number>, today: string) => RawBuilder<boolean>
  /** Reasons of its own, where it opens to who may not find the person. */
  reasons?: (requester: Requester, person: RawBuilder<number>, today: string) => readonly Reason[]
}

/** A kind of looking at a person's data of which a trace is kept. */
export interface PersonOpening {
  /** Stable. */
  id: string
  /** What somebody did, as a sentence without its subject. */
  title: Text
  /** What is to be known of such traces; where the asking one may not learn of them, and where they may. */
  notes?: { hidden: Text; shown: Text }
  /** Who may learn of it, beside those who may ask at all. */
  access: Access
  /** Selects `account_id` of who really looked and `at`. */
  traces: (person: RawBuilder<number>) => RawBuilder<unknown>
}
