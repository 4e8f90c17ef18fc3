import { sql, type RawBuilder } from 'kysely'
import { authorName } from './author-name.ts'
import type { Caller } from '#platform/server/caller.ts'
import { hasBegun, hasEnded, isReached, mayManage, type Hour } from './scope.ts'

const excerptLength = 240
/** An instant as the wire has it. */
export const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

export const stateOf = (hour: Hour): RawBuilder<string> => sql<string>`case
  when a.state <> 'published' then a.state
  when ${hasEnded(hour)} then 'ended'
  when ${hasBegun(hour)} then 'shown' else 'scheduled' end`

/** Columns of a row of announcements `a` with the reader's own reading `r`. */
export const rowColumns = (caller: Caller, hour: Hour): RawBuilder<unknown> => sql`a.id, a.title,
  case when a.state = 'taken_back' and not ${mayManage(caller)} then '' else left(a.plain, ${sql.lit(excerptLength)}) end as excerpt,
  ${authorName('a.author_id')} as author, ${stateOf(hour)} as state,
  to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI') as starts_at, to_char(a.ends_on, 'YYYY-MM-DD') as ends_on,
  a.is_pinned, a.asks_acknowledgement, a.is_on_screens, ${iso('a.edited_at')} as edited_at,
  ${iso('r.read_at')} as read_at, ${iso('r.acknowledged_at')} as acknowledged_at, a.taken_back_reason,
  (select count(*)::int from announcements.attachment f where f.announcement_id = a.id) as files,
  ${mayManage(caller)} as may_manage, (${hasBegun(hour)} and ${isReached(caller, hour.today)}) as is_reader`

/** Announcements with what the reader has read of them. */
export const rowsFrom = ({ personId }: Caller): RawBuilder<unknown> => sql`from announcements.announcement a
  left join announcements.reading r on r.announcement_id = a.id and r.person_id = ${personId}`
