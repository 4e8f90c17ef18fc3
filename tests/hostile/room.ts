import type { RawBuilder } from 'kysely'
import type { Method } from '#platform/contract/endpoint.ts'

/** Ids that hang together: a group with what stands below it in several rooms, an account. */
export interface GroundRows {
  group: number
  lesson: number
  student: number
  /** Another student of the group, where it has one. */
  absent: number
  score: number
  miss: number
  work: number
  quarter: number
  /** A class of the group. */
  class: number
  /** A student whose family is written. */
  child: number
  account: number
  /** Long work and a spreadsheet of the account. */
  job: number
  import: number
  /** A record of a dictionary. */
  entry: number
}

/** A write call that names rows. */
export interface Attempt {
  method: Method
  path: string
  id: number
  body?: object
}

/** What a room's own calls are tried with. */
export interface HostileRoom {
  /** What a curious person asks each call that reads: ids with what follows them, or a query. */
  questions?: Readonly<Record<string, string[]>>
  /** Calls that write and name no row, but by a token that only its owner has. */
  namingNoRow?: readonly string[]
  /**
   * Ids of the room's own rows below the others, by their names: of the `group` with its past lessons `own` (id, date) and the
   * latest `score` (id, student_id), and of the `account`.
   */
  rows?: (of: { group: number; account: number }) => Readonly<Record<string, RawBuilder<unknown>>>
  /** Calls that write and name rows: foreign ones in the path, then in the body below a row of one's own. */
  attempts?: (own: Rows, foreign: Rows) => Attempt[]
}
/** With those that rooms bring. */
export type Rows = GroundRows & Readonly<Record<string, number>>

/** Rows of the room's own are known to its attempts by their names. */
export const hostileRoom = <Own extends string = never>(
  room: Omit<HostileRoom, 'rows' | 'attempts'> & {
    rows?: (of: { group: number; account: number }) => Readonly<Record<Own, RawBuilder<unknown>>>
    attempts?: (own: GroundRows & Record<Own, number>, foreign: GroundRows & Record<Own, number>) => Attempt[]
  },
): HostileRoom => room as HostileRoom

/** An id that nothing has. */
export const none = 2_000_000_000
/** A name that a device gives its step. */
export const client = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

/** What is tried on a spreadsheet that is on its way in at a path. */
export const attemptsOnImport = (path: string, foreign: GroundRows): Attempt[] => [
  { method: 'PATCH', path: `${path}/{id}/rows/{number}/`, id: foreign.import, body: { left_out: true } },
  { method: 'POST', path: `${path}/{id}/leave-out-errors/`, id: foreign.import },
  { method: 'POST', path: `${path}/{id}/confirm/`, id: foreign.import, body: { new: 0, changed: 0 } },
  { method: 'POST', path: `${path}/{id}/columns/`, id: foreign.import, body: { columns: [] } },
  { method: 'POST', path: `${path}/{id}/undo/`, id: foreign.import },
]
