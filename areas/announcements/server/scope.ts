import { sql, type RawBuilder } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import { keepsAnnouncements } from '../contract/access.ts'

/** The school's day and hour, as its wall clock shows them. */
export interface Hour {
  today: string
  time: string
}
/** That moment, to be compared with `starts_at`. */
export const momentOf = ({ today, time }: Hour): RawBuilder<string> => sql<string>`(${today}::date + ${time}::time)`

/** Whether the caller may change an announcement `a`, take it back, and see who has read it: it is their own, or they keep those of all. */
export const mayManage = (caller: Caller): RawBuilder<boolean> =>
  allows(keepsAnnouncements, caller)
    ? sql<boolean>`true`
    : caller.client === 0
      ? sql<boolean>`a.author_id = ${caller.accountId}`
      : sql<boolean>`false`

/** Sets of people to whom the caller belongs today; who has an account and no person belongs to the staff as a whole. */
function ownKeys({ personId, client }: Caller, today: string): RawBuilder<unknown> {
  if (personId === null) return client === 0 ? sql`array['all', 'staff']` : sql`array[]::text[]`
  // what is written to the staff is read in a session of the staff
  const ofSession = client === 0 ? sql`true` : sql`m.side <> 'staff'`
  return sql`array(select m.key from announcements.members_on(${today}::date) m where m.person_id = ${personId} and ${ofSession})`
}

/** Whether an announcement `a` is to the caller, by what they belong to today. */
export const isReached = (caller: Caller, today: string): RawBuilder<boolean> =>
  sql<boolean>`(a.id in (select au.announcement_id from announcements.audience au where au.key = any(${ownKeys(caller, today)})))`

/** Whether an announcement `a` has begun, and whether it is past its last day. */
export const hasBegun = (hour: Hour): RawBuilder<boolean> =>
  sql<boolean>`(a.state = 'published' and a.starts_at <= ${momentOf(hour)})`
export const hasEnded = ({ today }: Hour): RawBuilder<boolean> =>
  sql<boolean>`coalesce(a.ends_on < ${today}::date, false)`

/** Whether the caller has read it before it was taken back. */
export const hadRead = ({ personId }: Caller): RawBuilder<boolean> =>
  sql<boolean>`exists (select from announcements.reading own where own.announcement_id = a.id and own.person_id = ${personId})`

/** Whether the caller may open `a`: to manage it, because it is to them and has begun, or to learn that it was taken back. */
export const mayOpen = (caller: Caller, hour: Hour): RawBuilder<boolean> =>
  sql<boolean>`(${mayManage(caller)} or (${hasBegun(hour)} and ${isReached(caller, hour.today)})
    or (a.state = 'taken_back' and ${hadRead(caller)}))`
