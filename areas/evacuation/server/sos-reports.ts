import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { handleSosReport, listSosReports, type SosReport } from '../contract/sos.ts'
import { boardRoomName, sosReported } from '../contract/events.ts'
import { exactly } from './moments.ts'

const maxShown = 500
/** Help that waits first, of those whom the school knows before a stranger's; `where` narrows over `s`. */
async function readReports(db: Database, where: RawBuilder<boolean>): Promise<SosReport[]> {
  const { rows } = await sql<SosReport>`
    select s.id, s.evacuation_id, s.state, s.name, s.place, s.phone, p.id as user_id, p.full_name as user_name,
      ${exactly(sql`s.made_at`)} as made_at, ${exactly(sql`s.handled_at`)} as handled_at,
      coalesce(hp.full_name, ha.login) as handled_by_name
    from evacuation.sos_report s left join people.person p on p.admin_user_id = s.account_id
      left join access.account ha on ha.id = s.handled_by left join people.person hp on hp.admin_user_id = ha.id
    where ${where} order by s.state = 'help' and s.handled_at is null desc,
      s.state = 'help' and s.handled_at is null and s.account_id is not null desc, s.made_at desc, s.id desc
    limit ${maxShown}`.execute(db)
  return rows
}

export const listSosReportsHandler = handle(
  listSosReports,
  async ({ query, db }) => {
    const { evacuation_id } = query
    const lastDay = sql<boolean>`s.made_at > now() - interval '1 day'`
    return {
      items: await readReports(db, evacuation_id === undefined ? lastDay : sql`s.evacuation_id = ${evacuation_id}`),
    }
  },
  { isUrgent: true },
)

export const handleSosReportHandler = handle(
  handleSosReport,
  async ({ params, body, caller, db, publish, record }) => {
    const one = () => readReports(db, sql<boolean>`s.id = ${params.id}`)
    const [before] = await one()
    if (!before) throw notFound(msg`Сообщение не найдено`)
    await sql`
      update evacuation.sos_report set handled_at = case when ${body.is_handled} then coalesce(handled_at, now()) end,
        handled_by = case when ${body.is_handled} then coalesce(handled_by, ${caller.accountId}) end
      where id = ${before.id}`.execute(db)
    const [after] = await one()
    if (!after) throw notFound(msg`Сообщение не найдено`)
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
  },
  { isUrgent: true },
)
