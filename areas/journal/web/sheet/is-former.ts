import type { JournalFrame } from '../../contract/journal.ts'

/**
 * Whether a former teacher of the group reads its journal as of their last day: nothing of a later one is open to them, neither
 * histories nor the students themselves.
 */
export const isFormer = ({ read_until }: Pick<JournalFrame, 'read_until'>): boolean => read_until !== undefined
