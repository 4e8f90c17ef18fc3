import type { Caller } from '#platform/server/caller.ts'

/** What a caller may do with the results that stand in a grid. */
interface ResultRights {
  may_set_results: boolean
  may_reopen: boolean
}
/** By the keys of the room that sets them, which stands higher. */
export type ResultRightsOf = (caller: Caller, mayMark: boolean) => ResultRights
