import { sql } from 'kysely'
import { notify } from '#areas/notices/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { now } from '#platform/server/clock.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { Evacuation } from '../contract/evacuations.ts'
import { listParentMessages, sendParentMessage, type Audience, type ParentMessage } from '../contract/parents.ts'
import { modeTexts, type AudienceKind } from '../rules/words.ts'
import { readEvacuationRow } from './evacuation-rows.ts'
import { toMillisecond } from './moments.ts'
import { toParents } from './notice-kinds.ts'

const { name } = toParents
const hoursAfterEnd = 24
const minutesBeforeAgain = 10

/** The latest first. */
async function readMessages(db: Database, evacuationId: number): Promise<ParentMessage[]> {
  const { rows } = await sql<ParentMessage>`
    select m.id, m.text, m.audience, ${toMillisecond(sql`m.sent_at`)} as sent_at, coalesce(p.full_name, a.login) as sent_by_name,
      cardinality(m.account_ids) as recipients,
      (select count(*)::int from unnest(m.account_ids) as recipients (id) join notices.notice n
        on n.account_id = recipients.id and n.subject = ${name} || ':' || m.id where n.read_at is not null) as read
    from evacuation.parent_message m left join access.account a on a.id = m.sent_by
      left join people.person p on p.admin_user_id = a.id
    where m.evacuation_id = ${evacuationId} order by m.sent_at desc, m.id desc`.execute(db)
  return rows
}

/** Students on the lists as `student`, and as `reached` the accounts of who represents them today. */
const reached = (evacuationId: number, today: string) => sql`
  student as materialized (select m.person_id as id, m.status = 'away' as is_away from evacuation.mark m
    where m.evacuation_id = ${evacuationId} and m.kind = 'student' and m.person_id is not null),
  reached as materialized (select student.id, student.is_away, a.id as account_id
    from student join people.kinship k on k.child_id = student.id
      and k.is_legal_representative and k.during @> ${dayInText(today)}
    join people.person p on p.id = k.adult_id and p.archived_at is null
    join access.account a on a.id = p.admin_user_id and a.status = 'active')`

async function countAudiences(db: Database, evacuationId: number, today: string) {
  const { rows } = await sql<Record<AudienceKind, Audience>>`
    with ${reached(evacuationId, today)},
    -- one pass for both audiences
    student_count as (
      select count(*) as students, count(*) filter (where not is_away) as students_here,
        count(*) filter (where is_alone) as unreached, count(*) filter (where is_alone and not is_away) as unreached_here
      from (select is_away, id not in (select id from reached) as is_alone from student) one),
    account_count as (
      select count(*) as accounts, count(*) filter (where is_here) as accounts_here
      from (select bool_or(not is_away) as is_here from reached group by account_id) one)
    select json_build_object('students', students, 'unreached', unreached, 'accounts', accounts) as all,
      json_build_object('students', students_here, 'unreached', unreached_here, 'accounts', accounts_here) as here
    from student_count, account_count`.execute(db)
  return rows[0]!
}
async function accountsOf(db: Database, evacuationId: number, audience: AudienceKind, today: string) {
  const { rows } = await sql<{ account_id: number }>`
    with ${reached(evacuationId, today)}
    select distinct account_id from reached where ${audience === 'all'} or not is_away order by account_id`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

export const listParentMessagesHandler = handle(listParentMessages, async ({ params, db, today }) => {
  const { id } = await readEvacuationRow(db, params.id)
  return { items: await readMessages(db, id), audience: await countAudiences(db, id, today) }
})

function requireOpen({ status, ended_at }: Evacuation): void {
  if (status === 'cancelled') throw conflict(msg`Эвакуация отменена: сообщить о ней нельзя`)
  if (ended_at !== null && now().getTime() - Date.parse(ended_at) > hoursAfterEnd * 3_600_000)
    throw conflict(msg`Эвакуация закончилась больше суток назад: сообщить о ней уже нельзя`)
}

/** Two who run it press the same ready words: parents get them once. */
async function requireNew(
  db: Database,
  evacuationId: number,
  { text, audience }: Pick<ParentMessage, 'text' | 'audience'>,
): Promise<void> {
  await sql`select from evacuation.evacuation where id = ${evacuationId} for update`.execute(db)
  const recent = now().getTime() - minutesBeforeAgain * 60_000
  const same = (await readMessages(db, evacuationId)).find(
    (one) => one.text === text && one.audience === audience && Date.parse(one.sent_at) > recent,
  )
  if (same)
    throw conflict(
      msg`Это сообщение родителям уже отправлено: ${same.sent_by_name ?? msg`другим ведущим`}. Повторить его можно через ${minutesBeforeAgain} минут`,
    )
}

export const sendParentMessageHandler = handle(
  sendParentMessage,
  async ({ params, body, caller, db, today, publish, record }) => {
    const evacuation = await readEvacuationRow(db, params.id)
    const accountIds = await accountsOf(db, evacuation.id, body.audience, today)
    const sent = async () => {
      const { rows } = await sql<{ id: number }>`select id from evacuation.parent_message
        where client_id = ${body.client_id} and evacuation_id = ${evacuation.id}`.execute(db)
      const [message] = (await readMessages(db, evacuation.id)).filter(({ id }) => id === rows[0]?.id)
      return message
    }
    const before = await sent()
    if (before) return before
    requireOpen(evacuation)
    await requireNew(db, evacuation.id, body)
    if (accountIds.length === 0) throw conflict(msg`Сообщать некому: ни у одного родителя нет входа`)
    const { rows } = await sql<{ id: number }>`
      insert into evacuation.parent_message (evacuation_id, client_id, text, audience, account_ids, sent_by)
      values (${evacuation.id}, ${body.client_id}, ${body.text}, ${body.audience}, ${accountIds}, ${caller.accountId})
      on conflict do nothing returning id`.execute(db)
    const made = rows[0]?.id
    if (made !== undefined) {
      const notice = {
        kind: toParents,
        title: modeTexts[evacuation.mode],
        text: body.text,
        subject: `${name}:${made}`,
      }
      await notify(
        db,
        publish,
        accountIds.map((accountId) => ({ ...notice, accountId, link: '/dashboard' })),
      )
      await record({ subject: 'evacuation.parent_message', id: made, after: { text: body.text } })
    }
    const message = await sent()
    if (!message) throw notFound()
    return message
  },
)
