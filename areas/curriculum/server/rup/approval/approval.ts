import { sql } from 'kysely'
import { readHistory, ofRecord } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { keepsPlan } from '../../../contract/access.ts'
import { planChanged, planRoomName } from '../../../contract/events.ts'
import { readApproval, readApprovalHistory, setApproval, type PlanApproval } from '../../../contract/rup-approval.ts'
import { lockPlan } from '../plan-year.ts'
import { lateChangesOf } from './late-changes-of.ts'

export const approvalFields = ['order_number', 'order_date', 'approved_by', 'note'] as const
type Order = Pick<PlanApproval, (typeof approvalFields)[number] | 'approved_at' | 'version'>
const nothing: Order = {
  order_number: null,
  order_date: null,
  approved_by: null,
  note: null,
  approved_at: null,
  version: null,
}

/** The order by which the plan of a year is approved. @throws Refusal 404 */
export async function readOrder(db: Database, yearId: number): Promise<Order & { date_end: string }> {
  const { rows } = await sql<Order & { date_end: string }>`
    select p.order_number, p.order_date::text, p.approved_by, p.note, p.version, y.date_end::text,
      to_char(p.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as approved_at
    from calendar.study_year y left join curriculum.plan p on p.year_id = y.id where y.id = ${yearId}`.execute(db)
  const [found] = rows
  if (found === undefined) throw notFound()
  return found
}

interface Asked {
  db: Database
  caller: Caller
  today: string
}
async function readPlanApproval({ db, caller, today }: Asked, yearId: number): Promise<PlanApproval> {
  const { date_end, ...order } = await readOrder(db, yearId)
  return {
    ...order,
    changes: order.approved_at === null ? [] : await lateChangesOf(db, yearId),
    may_change: allows(keepsPlan, caller) && date_end >= today,
  }
}

export const readApprovalHandler = handle(readApproval, ({ params, caller, db, today }) =>
  readPlanApproval({ db, caller, today }, params.id),
)

const kept = ({ order_number, order_date, approved_by, note }: Order) => ({
  order_number,
  order_date,
  approved_by,
  note,
})

export const setApprovalHandler = handle(
  setApproval,
  async ({ params: { id: yearId }, body, caller, db, today, record, publish }) => {
    const { order_number, order_date, approved_by, note, approved_at, version } = body
    if (order_number === null && order_date !== null) throw refuse('order_number', msg`Укажите номер приказа`)
    if (order_number !== null && order_date === null) throw refuse('order_date', msg`Укажите дату приказа`)
    await lockPlan(db, yearId, today)
    const before = await readOrder(db, yearId)
    if (before.version !== version)
      throw outdated(msg`Утверждение плана изменил кто-то ещё. Посмотрите, что указано сейчас`)
    // a moment to come would hide what is changed until then
    const at =
      order_number === null
        ? sql`null`
        : approved_at === undefined
          ? sql`coalesce(${before.approved_at}::timestamptz, now())`
          : sql`least(coalesce(${approved_at}::timestamptz, now()), now())`
    await sql`insert into curriculum.plan (year_id, order_number, order_date, approved_by, note, approved_at)
      values (${yearId}, ${order_number}, ${order_date}, ${approved_by}, ${note}, ${at})
      on conflict (year_id) do update set order_number = excluded.order_number, order_date = excluded.order_date,
        approved_by = excluded.approved_by, note = excluded.note, approved_at = excluded.approved_at,
        version = plan.version + 1`.execute(db)
    await record({
      subject: 'curriculum.plan',
      id: yearId,
      ...(before.version !== null && { before: kept(before) }),
      after: kept({ ...nothing, order_number, order_date, approved_by, note }),
    })
    publish(planRoomName(yearId), planChanged, { year_id: yearId })
    return readPlanApproval({ db, caller, today }, yearId)
  },
)

export const readApprovalHistoryHandler = handle(readApprovalHistory, async ({ params, query, db }) => {
  await readOrder(db, params.id)
  return readHistory(
    db,
    [{ subject: 'curriculum.plan', where: ofRecord(params.id), fields: [...approvalFields] }],
    query,
  )
})
