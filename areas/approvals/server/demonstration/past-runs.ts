import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** A run as the demonstration tells it. */
export interface PastRun {
  kind: string
  subjectId: number
  title: string
  authorId: number
  /** A calendar date. */
  startedOn: string
  /** Persons who are asked at its only step. */
  deciders: readonly number[]
  /** By the first of them, some days later; null: it still waits. */
  outcome: { decision: 'approved' | 'returned'; on: string; remark: string | null } | null
}

/** Writes runs along routes of one step, as they would stand had they been decided then. */
export async function writePastRuns(db: Database, runs: readonly PastRun[]): Promise<void> {
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as given("kind" text, "subjectId" integer,
      "title" text, "authorId" integer, "startedOn" date, "deciders" integer[], "outcome" jsonb)),
    started as (
      insert into approvals.run (kind, subject_id, title, author_id, version_id, state, remark, started_at, ended_at)
      select g.kind, g."subjectId", g.title, g."authorId", v.id, coalesce(g.outcome ->> 'decision', 'running'), g.outcome ->> 'remark',
        g."startedOn"::timestamptz + interval '9 hours', (g.outcome ->> 'on')::date::timestamptz + interval '10 hours'
      from given g join approvals.route r on r.kind = g.kind join approvals.route_version v on v.route_id = r.id and v.number = r.version
      returning id, kind, subject_id, version_id, started_at, ended_at),
    step as (
      insert into approvals.run_step (run_id, route_step_id, state, opened_at, due_on, closed_at)
      select s.id, rs.id, case when s.ended_at is null then 'open' when g.outcome ->> 'decision' = 'approved' then 'done' else 'dropped' end,
        s.started_at, approvals.add_working_days(s.started_at::date, rs.days::integer), s.ended_at
      from started s join approvals.route_step rs on rs.version_id = s.version_id
      join given g on g.kind = s.kind and g."subjectId" = s.subject_id returning id, run_id)
    insert into approvals.step_decider (step_id, person_id, decision, decided_by, decided_at, remark, content_version)
    select step.id, person, case when is_first then case when rs.act = 'sign' and g.outcome ->> 'decision' = 'approved' then 'signed'
        else g.outcome ->> 'decision' end end, case when is_first then person end,
      case when is_first then s.ended_at end, case when is_first then g.outcome ->> 'remark' end, case when is_first then 1 end
    from step join started s on s.id = step.run_id
    join approvals.route_step rs on rs.version_id = s.version_id join given g on g.kind = s.kind and g."subjectId" = s.subject_id
    cross join lateral (select person, place = 1 and g.outcome is not null and g.outcome <> 'null'::jsonb as is_first
      from unnest(g.deciders) with ordinality as asked(person, place)) of`.execute(db)
}
