import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { NoticeKind } from '#platform/server/notice-kind.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeNoticeSettings, readNoticeSettings, type NoticeSettings } from '../contract/settings.ts'
import { isQuiet } from '../rules/quiet-hours.ts'
import { mailOf } from './mail-address.ts'

async function settingsOf(db: Database, caller: Caller, { noticeKinds, clock }: AppContext): Promise<NoticeSettings> {
  const { rows } = await sql<{
    choices: Record<string, boolean>
    quiet: NoticeSettings['quiet']
    mail: string | null
  }>`
    select
      (select coalesce(jsonb_object_agg(c.kind, c.by_mail), '{}') from notices.mail_choice c where c.account_id = a.id) as choices,
      (select jsonb_build_object('start_time', to_char(q.starts_at, 'HH24:MI'), 'end_time', to_char(q.ends_at, 'HH24:MI'))
        from notices.quiet_hours q where q.account_id = a.id) as quiet,
      ${mailOf(sql.ref('a.id'))} as mail
    from access.account a where a.id = ${caller.accountId}`.execute(db)
  const { choices, quiet, mail } = rows[0] ?? { choices: {}, quiet: null, mail: null }
  const kinds = noticeKinds
    .filter(({ concerns }) => concerns(caller))
    .map(({ name, title, byMail }) => ({
      kind: name,
      title: title.toString(),
      by_mail: choices[name] ?? byMail,
    }))
  return { kinds, quiet, mail, is_quiet: isQuiet(quiet, clock.timeOfDay()) }
}

/** @throws Refusal of 422 at the first kind that no area declares */
function requireKnown(chosen: readonly { kind: string }[], known: readonly NoticeKind[]): void {
  const index = chosen.findIndex(({ kind }) => known.every(({ name }) => name !== kind))
  if (index >= 0) throw refuse(['kinds', index, 'kind'], msg`Такого вида уведомлений нет`)
}

async function chooseMail(db: Database, accountId: number, kinds: { kind: string; by_mail: boolean }[]) {
  await sql`insert into notices.mail_choice (account_id, kind, by_mail)
    select ${accountId}, kind, bool_and(by_mail)
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as given(kind text, by_mail boolean) group by kind
    on conflict (account_id, kind) do update set by_mail = excluded.by_mail`.execute(db)
}

async function setQuiet(db: Database, accountId: number, quiet: NoticeSettings['quiet']) {
  if (quiet === null) {
    await db.deleteFrom('notices.quiet_hours').where('account_id', '=', accountId).execute()
    return
  }
  if (quiet.start_time === quiet.end_time) throw refuse(['quiet', 'end_time'], msg`Начало и конец совпадают`)
  const hours = { starts_at: quiet.start_time, ends_at: quiet.end_time }
  await db
    .insertInto('notices.quiet_hours')
    .values({ account_id: accountId, ...hours })
    .onConflict((clash) => clash.column('account_id').doUpdateSet(hours))
    .execute()
}

export const readNoticeSettingsHandler = handle(readNoticeSettings, async ({ caller, db, context }) =>
  settingsOf(db, caller, context),
)

export const changeNoticeSettingsHandler = handle(changeNoticeSettings, async ({ body, caller, db, context }) => {
  if (body.kinds !== undefined) {
    requireKnown(body.kinds, context.noticeKinds)
    await chooseMail(db, caller.accountId, body.kinds)
  }
  if (body.quiet !== undefined) await setQuiet(db, caller.accountId, body.quiet)
  return settingsOf(db, caller, context)
})
