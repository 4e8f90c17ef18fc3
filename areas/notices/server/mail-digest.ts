import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { NoticeKind } from '#platform/server/notice-kind.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { isQuiet, type QuietHours } from '../rules/quiet-hours.ts'
import { mailOf } from './mail-address.ts'
import { termDays } from './letters/queue-letters.ts'
import { sendLetters } from './letters/send-letters.ts'
import { quietHoursOf } from './quiet.ts'

/** Who reads within this time gets no letter, and what comes meanwhile goes in one. */
const minutes = 10

interface Waiting {
  account_id: number
  quiet: QuietHours | null
  is_urgent: boolean
  notices: number[]
}
const namesOf = (kinds: readonly NoticeKind[]): string[] => kinds.map(({ name }) => name)

/** Accounts with something unread to be written of: the kinds that they have mailed, if they have an address. */
async function waiting(db: Database, kinds: readonly NoticeKind[]): Promise<Waiting[]> {
  const mailedByDefault = namesOf(kinds.filter(({ byMail }) => byMail))
  const urgent = namesOf(kinds.filter(({ isUrgent }) => isUrgent))
  const { rows } = await sql<Waiting>`
    select n.account_id, ${quietHoursOf(sql.ref('n.account_id'))} as quiet,
      bool_or(n.kind = any(${urgent})) as is_urgent, jsonb_agg(n.id order by n.id) as notices
    from notices.notice n join access.account a on a.id = n.account_id and a.status = 'active'
    left join notices.mail_choice c on c.account_id = n.account_id and c.kind = n.kind
    where n.mailed_at is null and n.read_at is null and n.made_at > now() - make_interval(days => ${termDays})
      and ${mailOf(sql.ref('n.account_id'))} is not null and coalesce(c.by_mail, n.kind = any(${mailedByDefault}))
    group by n.account_id
    having bool_or(n.kind = any(${urgent})) or min(n.made_at) <= now() - make_interval(mins => ${minutes})
    order by is_urgent desc, min(n.id)`.execute(db)
  return rows
}

/** Puts one letter into the post for notices that no other process has taken; it is written when it goes, of what is unread by then. */
const queueDigest = (db: AppContext['db'], { account_id, is_urgent, notices }: Waiting): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      update notices.notice set mailed_at = now() where id = any(${notices}) and mailed_at is null returning id`.execute(
      trx,
    )
    const taken = rows.map(({ id }) => id)
    if (taken.length === 0) return
    await sql`with digest as (
        insert into notices.letter (occasion, account_id, is_urgent, gives_up_at)
        values (${`notices:${Math.min(...taken)}`}, ${account_id}, ${is_urgent}, now() + make_interval(days => ${termDays}))
        on conflict (occasion, recipient) do nothing returning id)
      update notices.notice set letter_id = digest.id from digest where notice.id = any(${taken})`.execute(trx)
  })

/** Writes to whom notices wait for unread, one letter each; not within their quiet hours, unless it is urgent. */
async function queueDigests({ db, clock, noticeKinds }: AppContext): Promise<void> {
  const time = clock.timeOfDay()
  for (const one of await waiting(db, noticeKinds))
    if (one.is_urgent || !isQuiet(one.quiet, time)) await queueDigest(db, one)
}

/** One round of the post: digests of what stays unread join what else waits, and all of it goes. */
export async function mailUnread(context: AppContext): Promise<void> {
  await queueDigests(context)
  await sendLetters(context)
}

export const mailTask: ScheduledTask = {
  name: 'notices-mail',
  cron: '* * * * *',
  isVital: true,
  run: mailUnread,
}
