import { sql, type RawBuilder } from 'kysely'
import type { SubjectRef } from './run-rows.ts'

const among = (column: string, persons: readonly number[]) => sql`${sql.ref(column)} = any(${[...persons]}::integer[])`

/** Whether one of these persons is or was asked on a subject, or has decided on it; over a column with the subject's id. */
export const decidesOn = (
  kind: SubjectRef['kind'],
  subjectId: RawBuilder<unknown>,
  persons: readonly number[],
): RawBuilder<boolean> => sql<boolean>`${subjectId} in (
  select ar.subject_id from approvals.step_decider ad join approvals.run_step s on s.id = ad.step_id and s.opened_at is not null
  join approvals.run ar on ar.id = s.run_id and ar.subject_kind = ${kind}
  where ${among('ad.person_id', persons)} or ${among('ad.decided_by', persons)})`

/** Whether a signature of one of these persons is awaited on a subject now; over a column with the subject's id. */
export const signsNow = (
  kind: SubjectRef['kind'],
  subjectId: RawBuilder<unknown>,
  persons: readonly number[],
): RawBuilder<boolean> => sql<boolean>`${subjectId} in (
  select ar.subject_id from approvals.step_decider ad
  join approvals.run_step s on s.id = ad.step_id and s.state = 'open'
  join approvals.route_step rs on rs.id = s.route_step_id and rs.act = 'sign'
  join approvals.run ar on ar.id = s.run_id and ar.subject_kind = ${kind} and ar.state = 'running'
  where ad.decided_at is null and ${among('ad.person_id', persons)})`
