import type { RawBuilder } from 'kysely'
import type { Access } from '#platform/contract/access.ts'
import type { Caller } from './caller.ts'

/** How many there are of something that an area keeps, for the page of the whole school. */
export interface AreaCount {
  /** Stable; the web half of the area has its tile. */
  id: string
  /** Of others nothing is counted. */
  access: Access
  /** Within the caller's scope; null where it opens to them no more than to others. */
  count: (caller: Caller, today: string) => RawBuilder<number | null>
}
