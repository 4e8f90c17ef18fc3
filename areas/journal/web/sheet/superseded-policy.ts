import type { JournalFrame } from '../../contract/journal.ts'
import type { JournalPolicy } from '#areas/grading/contract/results.ts'

/** A journal once a newer policy is in force: the former ones stay, for what was closed by them; the same if it is none. */
export const superseded = (grid: JournalFrame, policy: JournalPolicy): JournalFrame =>
  policy.version > grid.policy.version
    ? { ...grid, policy, former_policies: [...grid.former_policies, grid.policy] }
    : grid

/** A reading that may have begun before a newer policy was told keeps that policy. */
export const withNewerPolicy = (read: JournalFrame, known: JournalFrame): JournalFrame =>
  known.group.id === read.group.id && known.policy.version > read.policy.version
    ? { ...read, policy: known.policy, former_policies: known.former_policies }
    : read
