import { sql } from 'kysely'
import type { ApprovalParts, DescribedSubject } from '#platform/server/approvals.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Run } from '../../contract/runs.ts'
import { actingFor } from '../acting-for.ts'
import { mineOf } from './mine.ts'
import { findRuns } from './run-rows.ts'

/** The run as its reader is shown it after a decision. */
export async function answerOf(db: Database, caller: Caller, id: number, today: string) {
  const [run] = await findRuns(db, today, sql`r.id = ${id}`)
  if (!run) throw notFound()
  const reader = { personId: caller.personId, actingFor: await actingFor(db, caller.personId, today) }
  return { run, mine: mineOf(run, reader) }
}

/** What the areas say of the subjects of runs, by `subject_kind id`: one question for each kind. */
export async function describeAll(
  db: Database,
  runs: readonly Pick<Run, 'kind' | 'subject_id'>[],
  { parts, caller }: { parts: ApprovalParts; caller: Caller },
): Promise<ReadonlyMap<string, DescribedSubject>> {
  const described = new Map<string, DescribedSubject>()
  const byKind = Map.groupBy(runs, ({ kind }) => parts.kindOf(kind))
  for (const [kind, of] of byKind) {
    if (!kind) continue
    const ids = [...new Set(of.map(({ subject_id }) => subject_id))]
    for (const one of await kind.describe(db, ids, caller)) described.set(`${kind.name} ${one.id}`, one)
  }
  return described
}
export const subjectKey = (parts: ApprovalParts, { kind, subject_id }: Pick<Run, 'kind' | 'subject_id'>): string =>
  `${parts.kindOf(kind)?.name ?? kind} ${subject_id}`
