import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { Run } from '../../contract/runs.ts'

const named = (person: string) =>
  sql`case when ${sql.ref(`${person}.id`)} is not null
    then jsonb_build_object('id', ${sql.ref(`${person}.id`)}, 'name', ${sql.ref(`${person}.short_name`)}) end`

/** Who is asked at the step `s`, in the order of their names; who stands in for them is told while they have not decided. */
const decidersOf = (today: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('person', ${named('p')}, 'decision', sd.decision,
    'decided_by', ${named('other')}, 'decided_at', ${instant('sd.decided_at')}, 'remark', sd.remark,
    'deputy', case when sd.decided_at is null then ${named('deputy')} end)
    order by sd.decided_at nulls last, p.sort_name, p.id), '[]')
  from approvals.step_decider sd join approvals.person p on p.id = sd.person_id
  left join approvals.person other on other.id = sd.decided_by and other.id <> sd.person_id
  left join approvals.standing d on d.head_id = sd.person_id and d.during @> ${today}::date
  left join approvals.person deputy on deputy.id = d.deputy_id
  where sd.step_id = s.id)`

/** Steps of the run `r` with who is asked at each. */
const stepsOf = (today: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'stage', rs.stage, 'title', rs.title, 'act', rs.act,
    'needs', rs.needs, 'state', s.state, 'due_on', s.due_on, 'is_stuck', s.is_stuck, 'deciders', ${decidersOf(today)})
    order by rs.position), '[]')
  from approvals.run_step s join approvals.route_step rs on rs.id = s.route_step_id where s.run_id = r.id)`

/** Columns of a run over `approvals.run r`. */
export const runColumns = (today: string) => sql`
  r.id, r.kind, r.subject_id, r.title, (select ${named('a')} from approvals.person a where a.id = r.author_id) as author,
  r.state, r.remark, ${instant('r.started_at')} as started_at,
  case when r.ended_at is not null then ${instant('r.ended_at')} end as ended_at, r.content_version, ${stepsOf(today)} as steps`

/** Runs with their steps, in one statement; those that began last first. */
export async function findRuns(db: Database, today: string, where: RawBuilder<unknown>): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select ${runColumns(today)} from approvals.run r where ${where} order by r.id desc`.execute(db)
  return rows
}

export interface SubjectRef {
  /** With a variant or without: runs of a subject are found whichever led them. */
  kind: string
  subjectId: number
}
/**
 * All runs of these subjects, the latest of each first, with their steps and who is next: one statement for any number. The
 * reader's right to see the subjects has been asked by whoever calls.
 */
export const readRuns = (db: Database, subjects: readonly SubjectRef[], today: string): Promise<Run[]> =>
  subjects.length === 0
    ? Promise.resolve([])
    : findRuns(
        db,
        today,
        sql`(r.subject_kind, r.subject_id) in (select split_part(kind, ':', 1), id from unnest(
          ${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ subjectId }) => subjectId)}::integer[]) asked(kind, id))`,
      )
