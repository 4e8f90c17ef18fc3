import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import { handle } from '#platform/server/handle.ts'
import { readGradingPolicy, type PolicyRules, type StoredPolicy } from '../../contract/policy.ts'
import { defaultPolicy } from '../../rules/policy.ts'
import { rulesAlone } from '../../rules/policy-rules.ts'
import { shortName } from '#areas/people/server/index.ts'

/** Versions of a year's policy, the newest first; results that bear them are counted once for as long as none changes. */
export async function readVersions(db: Database, yearId: number | null): Promise<StoredPolicy[]> {
  const rows = await remembered(
    db,
    sql<StoredPolicy>`
    select p.id, p.version, p.rules, p.reason,
      to_char(p.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at,
      (select ${shortName('author')} from people.person author where author.id = p.author_id) as author,
      (select count(*) from results.period_result r where r.year_id = p.year_id and r.policy_id = p.id) as results_count
    from grading.policy p where p.year_id = ${yearId} order by p.version desc`,
  )
  return [...rows]
}

async function readProposed(db: Database, yearId: number | null): Promise<PolicyRules> {
  const { rows } = await sql<{ rules: PolicyRules | null; kind: 'school' | 'college' | null }>`
    select (select kind from school.school) as kind, (
      select p.rules from grading.policy p join calendar.study_year y on y.id = p.year_id
      where y.date_start < (select date_start from calendar.study_year where id = ${yearId})
      order by y.date_start desc, p.version desc limit 1) as rules`.execute(db)
  return rulesAlone(rows[0]?.rules ?? defaultPolicy(rows[0]?.kind ?? 'school'))
}

export const readGradingPolicyHandler = handle(
  readGradingPolicy,
  async ({ query, db, today }) => {
    const { rows } = await sql<{ id: number | null }>`select ${query.year_id ?? currentYearId(today)} as id`.execute(db)
    const yearId = rows[0]?.id ?? null
    const versions = await readVersions(db, yearId)
    const newest = versions[0]
    return { versions, proposed: newest ? rulesAlone(newest.rules) : await readProposed(db, yearId) }
  },
  { conditional: true },
)
