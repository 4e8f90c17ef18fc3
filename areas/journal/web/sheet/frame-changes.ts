import type { GridLesson, JournalFrame } from '../../contract/journal.ts'
import type { JournalPolicy, PeriodResult } from '#areas/grading/contract/results.ts'

/** A journal once a newer policy is in force: the former ones stay, for what was closed by them; the same if it is none. */
export const superseded = (frame: JournalFrame, policy: JournalPolicy): JournalFrame =>
  policy.version > frame.policy.version
    ? { ...frame, policy, former_policies: [...frame.former_policies, frame.policy] }
    : frame

/** A reading that may have begun before a newer policy was told keeps that policy. */
export const withNewerPolicy = (read: JournalFrame, known: JournalFrame): JournalFrame =>
  known.group.id === read.group.id && known.policy.version > read.policy.version
    ? { ...read, policy: known.policy, former_policies: known.former_policies }
    : read

/** A reading that may have begun before a text was stored keeps the lesson with it. */
export function withNewerLessons(read: JournalFrame, known: JournalFrame): JournalFrame {
  if (known.group.id !== read.group.id) return read
  const versions = new Map(read.lessons.map(({ id, version }) => [id, version]))
  const newer = known.lessons.filter(({ id, version }) => version > (versions.get(id) ?? version))
  return newer.reduce(withLesson, read)
}

/** @param lesson as changed; whether one may mark it stays as it was told to this reader. The same if it is no newer */
export function withLesson(frame: JournalFrame, lesson: GridLesson): JournalFrame {
  const known = frame.lessons.find(({ id }) => id === lesson.id)
  if (!known || known.version > lesson.version) return frame
  const fresh = { ...lesson, may_mark: known.may_mark }
  return { ...frame, lessons: frame.lessons.map((one) => (one.id === lesson.id ? fresh : one)) }
}

/** A quarter may be marked again until a day. */
export const reopened = (frame: JournalFrame, quarterId: number, until: string): JournalFrame => ({
  ...frame,
  quarters: frame.quarters.map((one) => (one.id === quarterId ? { ...one, reopened_until: until } : one)),
})

/** Results that were set, changed or removed, by their ids. */
export function withResults(
  frame: JournalFrame,
  results: readonly PeriodResult[],
  removed: readonly number[],
): JournalFrame {
  const gone = new Set([...removed, ...results.map(({ id }) => id)])
  return { ...frame, results: [...frame.results.filter(({ id }) => !gone.has(id)), ...results] }
}
