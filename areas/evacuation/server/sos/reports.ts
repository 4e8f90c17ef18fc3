import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { handleSosReport, listSosReports, type SosReport } from '../../contract/sos.ts'
import { boardRoomName, sosReported } from '../../contract/events.ts'
import { toMillisecond } from '../moments.ts'

const maxShown = 500
/**
 * What waits first, help before the rest, of those whom the school knows before a stranger's; what was hidden at the end.
 * @param among over `r`: those beside which a sender's reports are counted
 * @param one of them, over `r`
 */
async function readReports(
  db: Database,
  among: RawBuilder<boolean>,
  one: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<SosReport[]> {
  const isStrange = sql`r.account_id is null`
  const isShown = sql`r.dismissal_id is null`
  const isWaiting = sql`${isShown} and r.state = 'help' and r.handled_at is null`
  const { rows } = await sql<SosReport>`
    with r as (select r.*,
      count(*) filter (where ${isShown}) over (partition by r.sender) as of_sender,
      count(*) filter (where ${isShown} and ${isStrange}) over (partition by r.address) as of_address
      from evacuation.sos_report r where ${among})
    select r.id, r.evacuation_id, r.state, r.name, r.place, r.phone, p.id as user_id, p.full_name as user_name,
      ${toMillisecond(sql`r.made_at`)} as made_at, ${toMillisecond(sql`r.last_at`)} as last_at, r.presses, r.joined,
      ${toMillisecond(sql`r.handled_at`)} as handled_at, coalesce(hp.full_name, ha.login) as handled_by_name,
      r.of_sender::int as sender_reports, case when ${isStrange} then r.of_address::int else 0 end as address_reports,
      case when d.id is not null then jsonb_build_object('id', d.id, 'made_at', ${toMillisecond(sql`d.made_at`)},
        'by_name', coalesce(dp.full_name, da.login, '')) end as dismissal
    from r left join people.person p on p.admin_user_id = r.account_id
      left join access.account ha on ha.id = r.handled_by left join people.person hp on hp.admin_user_id = ha.id
      left join evacuation.sos_dismissal d on d.id = r.dismissal_id
      left join access.account da on da.id = d.made_by left join people.person dp on dp.admin_user_id = da.id
    where ${one}
    order by ${isShown} desc, ${isWaiting} desc, ${isWaiting} and r.account_id is not null desc, r.last_at desc, r.id desc
    limit ${sql.lit(maxShown)}`.execute(db)
  return rows
}

export const listSosReportsHandler = handle(listSosReports, async ({ query, db }) => {
  const { evacuation_id } = query
  const lastDay = sql<boolean>`r.last_at > now() - interval '1 day'`
  return {
    items: await readReports(db, evacuation_id === undefined ? lastDay : sql`r.evacuation_id = ${evacuation_id}`),
  }
})

async function readReport(db: Database, id: number): Promise<SosReport> {
  const { rows } = await sql<{ evacuation_id: number | null }>`
    select evacuation_id from evacuation.sos_report where id = ${id}`.execute(db)
  const [known] = rows
  const among =
    known?.evacuation_id == null
      ? sql<boolean>`r.last_at > now() - interval '1 day' or r.id = ${id}`
      : sql<boolean>`r.evacuation_id = ${known.evacuation_id}`
  const [report] = known ? await readReports(db, among, sql<boolean>`r.id = ${id}`) : []
  if (!report) throw notFound(msg`Сообщение не найдено`)
  return report
}

export const handleSosReportHandler = handle(handleSosReport, async ({ params, body, caller, db, publish, record }) => {
  const before = await readReport(db, params.id)
  // who cries again after having been helped makes a new report
  await sql`
      update evacuation.sos_report set handled_at = case when ${body.is_handled} then coalesce(handled_at, now()) end,
        handled_by = case when ${body.is_handled} then coalesce(handled_by, ${caller.accountId}) end, open_key = null
      where id = ${before.id}`.execute(db)
  const after = await readReport(db, before.id)
  const auditedValues = ({ handled_at }: SosReport) => ({ is_handled: handled_at !== null })
  await record({
    subject: 'evacuation.sos_report',
    id: after.id,
    before: auditedValues(before),
    after: auditedValues(after),
  })
  const { id, state, evacuation_id } = after
  if (evacuation_id !== null) publish(boardRoomName(evacuation_id), sosReported, { id, is_help: state === 'help' })
  return after
})
