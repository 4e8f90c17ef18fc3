import { sql } from 'kysely'
import { categoryTitle } from '#areas/organisation/rules/categories.ts'
import { mayReadLoad } from '#areas/workload/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Issue, TariffRow } from '../contract/tariff.ts'
import { tariffSums } from '../rules/tariff-sums.ts'

type IssueRow = Omit<Issue, 'sums'> & { base_salary: number | null; rows: TariffRow[] }

interface Reading {
  db: Database
  caller: Caller
  today: string
}
/** Issued lists that a condition over `i` picks, the latest first, with the teachers whose load the caller may read. */
async function findIssues({ db, caller, today }: Reading, where: ReturnType<typeof sql<boolean>>): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select i.id, i.as_of::text as as_of, to_char(i.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made_at,
      by_whom.full_name as made_by, i.remark,
      (i.contents ->> 'base_salary')::float8 as base_salary,
      coalesce((select jsonb_agg(one.row order by one.place)
        from jsonb_array_elements(i.contents -> 'rows') with ordinality as one (row, place)
        where ${mayReadLoad(caller, sql`(one.row ->> 'id')::integer`, today)}), '[]') as rows
    from tariff.issue i left join people.person by_whom on by_whom.id = i.made_by
    where ${where} order by i.as_of desc, i.id desc`.execute(db)
  return rows
}
/** Lists that were issued before bonuses were counted say nothing of them, and name categories by their levels. */
function answered({ rows: kept, ...issue }: IssueRow) {
  const rows = kept.map((row): TariffRow => ({
    ...row,
    category: categoryTitle(row.category),
    bonuses: row.bonuses ?? null,
  }))
  return { ...issue, sums: tariffSums(rows), rows }
}

export const findIssuesOfYear = async (reading: Reading, year: Parameters<typeof sql>[1]): Promise<Issue[]> =>
  (await findIssues(reading, sql<boolean>`i.year_id = ${year}`)).map((issue) => {
    const { rows: _rows, base_salary: _base, ...listed } = answered(issue)
    return listed
  })

/** @throws 404 */
export async function readIssueRow(reading: Reading, id: number) {
  const [issue] = await findIssues(reading, sql<boolean>`i.id = ${id}`)
  if (!issue) throw notFound(msg`Тарификация не найдена`)
  return answered(issue)
}
