import type { Caller } from '#platform/server/caller.ts'
import { accountRoom } from '#platform/contract/realtime.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { notFound } from '#platform/server/refusal.ts'
import { sql } from 'kysely'
import { noticesRead, readAllNotices, readNotices } from '../contract/notices.ts'
import { unreadOf } from './list.ts'

interface CallContext {
  db: Database
  caller: Caller
  publish: Publish
}

async function settled({ db, caller, publish }: CallContext): Promise<{ unread: number }> {
  const unread = await unreadOf(db, caller.accountId)
  publish(accountRoom(caller.accountId), noticesRead, { unread })
  return { unread }
}

export const readNoticesHandler = handle(readNotices, async (call) => {
  const { body, caller, db } = call
  const ids = [...new Set(body.ids)]
  const own = await sql`
    update notices.notice set read_at = coalesce(read_at, now())
    where account_id = ${caller.accountId} and id = any(${ids}) returning id`.execute(db)
  if (own.rows.length < ids.length) throw notFound()
  return settled(call)
})

export const readAllNoticesHandler = handle(readAllNotices, async (call) => {
  const { body, caller, db } = call
  await db
    .updateTable('notices.notice')
    .set({ read_at: sql`now()` })
    .where('account_id', '=', caller.accountId)
    .where('read_at', 'is', null)
    .where('id', '<=', body.up_to)
    .execute()
  return settled(call)
})
