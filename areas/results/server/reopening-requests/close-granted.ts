import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { closingOfQuarter } from '#areas/grading/rules/quarter-closing.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { notifyGranted } from './notices.ts'

interface Waiting {
  request_id: number
  quarter_id: number
  quarter: string
  group: string
  account_id: number | null
  rules: GroupRules
}
interface Occasion {
  /** Of one group, or of all of a year. */
  groupId?: number
  yearId?: number
  /** By which it was opened; absent where its date was moved. */
  reopening?: { id: number; until: string }
  by: { personId: number | null; accountId: number | null }
}

async function readWaiting(db: Database, { groupId, yearId }: Occasion): Promise<Waiting[]> {
  const { rows } = await sql<Omit<Waiting, 'rules'> & GroupRules>`
    select r.id as request_id, r.quarter_id, q.title as quarter, ${groupInWords(sql.ref('g.id'))} as "group",
      author.admin_user_id as account_id, ${groupRules}
    from results.reopening_request r join classes.study_group g on g.id = r.group_id ${gradingOfGroup}
    join calendar.calendar_entry q on q.id = r.quarter_id join people.person author on author.id = r.author_id
    where r.state = 'open' and (g.id = ${groupId ?? null} or g.year_id = ${yearId ?? null})
    order by r.id for no key update of r`.execute(db)
  return rows.map(({ request_id, quarter_id, quarter, group, account_id, ...rules }) => ({
    request_id,
    quarter_id,
    quarter,
    group,
    account_id,
    rules,
  }))
}

/**
 * What was asked for is done once the quarter is open, whoever has opened it and how: such requests wait no longer, and who has
 * asked is told. @returns accounts that are told or have done it themselves
 */
export async function closeGranted(
  {
    db,
    today,
    publish,
    record,
  }: { db: Database; today: string; publish: Publish; record: (...changes: Change[]) => Promise<void> },
  occasion: Occasion,
): Promise<number[]> {
  const notified: number[] = []
  for (const { request_id: id, quarter_id, rules, account_id, ...words } of await readWaiting(db, occasion)) {
    const quarter = rules.quarters.find((one) => one.id === quarter_id)
    if (!quarter || !isPeriodOpen(closingOfQuarter(rules, quarter), today)) continue
    const { reopening, by } = occasion
    await db
      .updateTable('results.reopening_request')
      .set({ state: 'granted', answered_at: sql<Date>`now()`, answerer_id: by.personId })
      .set({ reopening_id: reopening?.id ?? null })
      .where('id', '=', id)
      .execute()
    await record({ subject: 'results.reopening_request', id, before: { state: 'open' }, after: { state: 'granted' } })
    if (account_id === null || account_id === by.accountId) continue
    await notifyGranted(db, publish, {
      id,
      group_id: rules.id,
      ...words,
      accountId: account_id,
      until: reopening?.until ?? null,
    })
    notified.push(account_id)
  }
  return notified
}
