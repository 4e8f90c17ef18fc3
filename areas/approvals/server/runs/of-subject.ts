import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { actsOf, decideHeld, type Deciding } from './decide.ts'
import { endRun } from './end-run.ts'
import { holdRun } from './hold-run.ts'
import { tellAll, type Told } from './notices.ts'
import { oneOfMany } from './one-of-many.ts'
import type { SubjectRef } from './run-rows.ts'

/** The run of a subject that is under way; null where there is none. */
export async function openRunOf(db: Database, { kind, subjectId }: SubjectRef): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from approvals.run
    where subject_kind = split_part(${kind}, ':', 1) and subject_id = ${subjectId} and state = 'running'`.execute(db)
  return rows[0]?.id ?? null
}

interface DecidingSubject extends Omit<Deciding, 'seen'> {
  /** The content version that was looked at; absent where the area has compared it itself. */
  seen?: number
  /** The area has found by its own rules that the caller may decide: they are asked beside whom the route names. */
  mayDecide?: boolean
}

async function decideOne(
  call: ApprovalCall,
  subject: SubjectRef,
  given: DecidingSubject,
  told: Told[],
): Promise<boolean> {
  const { db, caller } = call
  const runId = await openRunOf(db, subject)
  if (runId === null) return false
  const { mayDecide = false, seen } = given
  if (mayDecide) {
    if (caller.personId === null) throw forbidden()
    const acts = actsOf(given.decision)
    await sql`insert into approvals.step_decider (step_id, person_id, is_named)
      select s.id, ${caller.personId}, true from approvals.run_step s join approvals.route_step rs on rs.id = s.route_step_id
      where s.run_id = ${runId} and s.state = 'open' and rs.act = any(${acts}::text[]) on conflict do nothing`.execute(
      db,
    )
  }
  const held = await holdRun(call, runId, mayDecide)
  await decideHeld(call, held, { ...given, seen: seen ?? held.run.content_version }, told)
  return true
}

/**
 * Decides on the open run of a subject, where its area has a button or a proof of its own. Signing is noted with `sign`, once the
 * area has the signature, in the same transaction.
 * @returns false where no run is under way
 * @throws Refusal 403, 404, 409, 422
 */
export async function decideSubject(call: ApprovalCall, subject: SubjectRef, given: DecidingSubject): Promise<boolean> {
  const told: Told[] = []
  const isDecided = await decideOne(call, subject, given, told)
  await tellAll(call, told)
  return isDecided
}

/**
 * The same of many, each by itself: what is refused holds up no other, and whoever is told gets one message.
 * @returns of each subject, in their order, why it was not decided; null where it was
 */
export async function decideSubjects(
  call: ApprovalCall,
  subjects: readonly (SubjectRef & { seen?: number })[],
  given: Omit<DecidingSubject, 'seen'>,
): Promise<(string | null)[]> {
  const told: Told[] = []
  const problems: (string | null)[] = []
  for (const { seen, ...subject } of subjects)
    problems.push(
      await oneOfMany(call, told, async (one, heard) => {
        const isDecided = await decideOne(one, subject, seen === undefined ? given : { ...given, seen }, heard)
        if (!isDecided) throw conflict(msg`Согласование не идёт`)
      }),
    )
  await tellAll(call, told)
  return problems
}

/** Ends the open run of a subject that its author, or its area, takes back. @returns false where none is under way */
export async function withdrawApproval(
  call: ApprovalCall,
  subject: SubjectRef,
  remark: string | null = null,
): Promise<boolean> {
  const runId = await openRunOf(call.db, subject)
  if (runId === null) return false
  const { row } = await holdRun(call, runId, true)
  await endRun(call, row, { state: 'withdrawn', remark }, [])
  return true
}

/**
 * Tells that the content of a subject under way has changed: whoever looked at the former one is refused with 409 and looks again.
 * @param changed its new version, by default the next one; its title, where that is another
 * @returns false where no run is under way
 */
export async function contentChanged(
  db: Database,
  { kind, subjectId }: SubjectRef,
  { version = null, title = null }: { version?: number | null; title?: string | null } = {},
): Promise<boolean> {
  const { rows } =
    await sql`update approvals.run set content_version = coalesce(${version}::integer, content_version + 1),
      title = coalesce(left(${title}, 300), title)
    where subject_kind = split_part(${kind}, ':', 1) and subject_id = ${subjectId} and state = 'running' returning id`.execute(
      db,
    )
  return rows.length > 0
}
