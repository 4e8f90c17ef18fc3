import { roomOf } from './asker.ts'
import type { TablesOf } from './tables-of.ts'

/**
 * Walk over foreign keys to wherever they lead: no room can know whose rows name a person or a record. And counts of changes,
 * which the house reads for itself before a room's question.
 */
const walkers = new Set([
  'platform/server/references.ts',
  'areas/duplicates/server/merging/duplicate-rows.ts',
  'platform/server/conditional/change-counts.ts',
])
/** What all rooms stand on. Its own code writes it, see the test that no room spells such a statement. */
const ofPlatform = new Set(['history', 'platform'])

export const schemaOf = (table: string): string => table.split('.')[0] ?? ''
/** The schema that a room keeps its rows in. */
export const ownSchema = (room: string): string => room.replaceAll('-', '_')

export interface Crossings {
  /** `room → schema` */
  reads: string[]
  /** `file → schema.table` */
  writes: string[]
}

/**
 * What of a statement leaves its room.
 * @param requester the file that the statement comes from
 * @param files all files on its stack, the innermost first
 */
export function crossings(requester: string, files: readonly string[], { reads, writes }: TablesOf): Crossings {
  const nearest = files.find((file) => /^(areas|platform)\//.test(file)) ?? requester
  if (walkers.has(nearest)) return { reads: [], writes: [] }
  const room = roomOf(requester)
  const foreign = (tables: Set<string>) => [...tables].filter((table) => schemaOf(table) !== ownSchema(room))
  return {
    reads: [...new Set(foreign(reads).map(schemaOf))].map((schema) => `${room} → ${schema}`),
    writes: foreign(writes)
      .filter((table) => !ofPlatform.has(schemaOf(table)))
      .map((table) => `${requester} → ${table}`),
  }
}
