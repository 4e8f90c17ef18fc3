import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { NoticeKind } from '#platform/server/notice-kind.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { isQuiet, type QuietHours } from '../rules/quiet-hours.ts'
import { mailOf } from './mail-address.ts'
import { sayNotice, type KeptWords } from './words.ts'

/** Who reads within this time gets no letter, and what comes meanwhile goes in one. */
const minutes = 10
/** What nobody could be written of for so long is news no more. */
const maxDays = 3
const maxLetters = 200
/** After so many failures one after another it is the post that fails, not an address: the round ends. */
const maxFailures = 3

interface Waiting {
  account_id: number
  mail: string
  quiet: QuietHours | null
  is_urgent: boolean
  language: string | null
  notices: ({ id: number; link: string | null } & KeptWords)[]
}
const namesOf = (kinds: readonly NoticeKind[]): string[] => kinds.map(({ name }) => name)

/** Accounts with something unread to be written of: the kinds that they have mailed, and their address. */
async function waiting(db: Database, kinds: readonly NoticeKind[]): Promise<Waiting[]> {
  const mailedByDefault = namesOf(kinds.filter(({ byMail }) => byMail))
  const urgent = namesOf(kinds.filter(({ isUrgent }) => isUrgent))
  const { rows } = await sql<Waiting>`
    select n.account_id, a.language, address.mail,
      (select jsonb_build_object('start_time', to_char(q.starts_at, 'HH24:MI'), 'end_time', to_char(q.ends_at, 'HH24:MI'))
        from notices.quiet_hours q where q.account_id = n.account_id) as quiet,
      bool_or(n.kind = any(${urgent})) as is_urgent,
      jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'text', n.text, 'link', n.link) order by n.id) as notices
    from notices.notice n join access.account a on a.id = n.account_id and a.status = 'active'
    left join notices.mail_choice c on c.account_id = n.account_id and c.kind = n.kind
    cross join lateral (select ${mailOf(sql.ref('n.account_id'))} as mail) address
    where n.mailed_at is null and n.read_at is null and n.made_at > now() - make_interval(days => ${maxDays})
      and address.mail is not null and coalesce(c.by_mail, n.kind = any(${mailedByDefault}))
    group by n.account_id, a.language, address.mail
    having bool_or(n.kind = any(${urgent})) or min(n.made_at) <= now() - make_interval(mins => ${minutes})
    order by is_urgent desc, min(n.id)`.execute(db)
  return rows
}

/** Accounts whose last letter failed, in the order of failing: they come after the others, and hold up none. */
const failing = new WeakMap<Database, Set<number>>()
function failingIn(db: Database): Set<number> {
  const known = failing.get(db) ?? new Set()
  failing.set(db, known)
  return known
}
function inTurn(due: readonly Waiting[], failed: ReadonlySet<number>): Waiting[] {
  const byAccount = new Map(due.map((one) => [one.account_id, one]))
  const again = [...failed].flatMap((account) => byAccount.get(account) ?? [])
  return [...due.filter(({ account_id }) => !failed.has(account_id)), ...again]
}

function letterOf({ mail, ...waiting }: Waiting, publicUrl: string) {
  const notices = waiting.notices.map(sayNotice)
  const [only] = notices
  const subject = notices.length === 1 && only ? only.title : t`Непрочитанные уведомления: ${notices.length}`
  const parts = notices.map(({ title, text, link }) =>
    [title, text, link === null ? '' : `${publicUrl}${link}`].filter(Boolean).join('\n'),
  )
  const end = t`Какие письма получать и когда, выбирается в настройках уведомлений: ${publicUrl}/notices`
  return { to: mail, subject, text: [...parts, end].join('\n\n') }
}

/** @returns those of its notices that no other process has settled */
async function settle(db: Database, { notices }: Waiting): Promise<Waiting['notices']> {
  const { rows } = await sql<{ id: number }>`
    update notices.notice set mailed_at = now() where id = any(${notices.map(({ id }) => id)}) and mailed_at is null
    returning id`.execute(db)
  const taken = new Set(rows.map(({ id }) => id))
  return notices.filter(({ id }) => taken.has(id))
}

/**
 * Writes to whom notices wait for unread, one letter each; not within their quiet hours, unless it is urgent. They are settled before
 * the letter goes, so that no two processes send it; of a letter that fails they wait for a later round.
 */
export async function mailUnread({ db, mail, clock, publicUrl, noticeKinds }: AppContext): Promise<void> {
  const time = clock.timeOfDay()
  const due = (await waiting(db, noticeKinds)).filter(({ quiet, is_urgent }) => is_urgent || !isQuiet(quiet, time))
  const failed = failingIn(db)
  let failures = 0
  for (const one of inTurn(due, failed).slice(0, maxLetters)) {
    const notices = await settle(db, one)
    if (notices.length === 0) continue
    try {
      await mail(inLanguage(one.language, () => letterOf({ ...one, notices }, publicUrl)))
      failures = 0
      failed.delete(one.account_id)
    } catch (error) {
      console.error('notices, mail:', (error as Error).message)
      await sql`update notices.notice set mailed_at = null where id = any(${notices.map(({ id }) => id)})`.execute(db)
      // to the end of those that failed
      failed.delete(one.account_id)
      failed.add(one.account_id)
      if (++failures >= maxFailures) return
    }
  }
}

export const mailDigestTask: ScheduledTask = {
  name: 'notices-mail',
  cron: '* * * * *',
  isVital: true,
  run: mailUnread,
}
