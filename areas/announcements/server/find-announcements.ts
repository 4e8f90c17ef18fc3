import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import { listAnnouncements, type AnnouncementRow } from '../contract/announcements.ts'
import { rowColumns, rowsFrom, stateOf } from './announcement-rows.ts'
import { hadRead, hasBegun, hasEnded, isReached, mayManage, type Hour } from './scope.ts'

type Query = z.output<(typeof listAnnouncements)['query']>
/** For so long who has read what was taken back sees it among the others. */
const toldDays = 14

/** What a view holds. */
function inView(view: Query['view'], caller: Caller, hour: Hour): RawBuilder<boolean> {
  const reached = isReached(caller, hour.today)
  const isTold = sql<boolean>`(a.state = 'taken_back' and ${hadRead(caller)})`
  const isRecent = sql<boolean>`a.taken_back_at > now() - make_interval(days => ${toldDays})`
  switch (view) {
    case 'current':
      return sql<boolean>`((${hasBegun(hour)} and not ${hasEnded(hour)} and ${reached}) or (${isTold} and ${isRecent}))`
    case 'archive':
      return sql<boolean>`((${hasBegun(hour)} and ${hasEnded(hour)} and ${reached}) or (${isTold} and not ${isRecent}))`
    case 'mine':
      return sql<boolean>`(a.author_id = ${caller.accountId} and ${mayManage(caller)})`
    case 'all':
      return mayManage(caller)
  }
}

/** What was taken back is not found by its words. */
const isFound = (words: string, caller: Caller): RawBuilder<boolean> =>
  words === ''
    ? sql<boolean>`true`
    : sql<boolean>`((a.state <> 'taken_back' or ${mayManage(caller)}) and ${containsWords(sql.ref('a.search'), words)})`

export const listAnnouncementsHandler = handle(listAnnouncements, ({ query, caller, db, today, context }) => {
  const hour = { today, time: context.clock.timeOfDay() }
  const { view, unread, state, search } = query
  const isRead = sql`((case when a.asks_acknowledgement then r.acknowledged_at else r.read_at end) is not null)`
  return listOfSql<AnnouncementRow>(db, {
    columns: rowColumns(caller, hour),
    found: sql`${rowsFrom(caller)} where ${inView(view, caller, hour)}
      and (${unread ?? null}::boolean is null or (${unread ?? null} <> ${isRead} and ${isReached(caller, today)}))
      and (${state ?? null}::text is null or ${stateOf(hour)} = ${state ?? null})
      and ${isFound(search ?? '', caller)}`,
    ordered: sql`order by (a.is_pinned and a.state = 'published' and not ${hasEnded(hour)}) desc,
      coalesce(a.starts_at, 'infinity') ${query.asc ? sql`desc` : sql`asc`}, a.id ${query.asc ? sql`desc` : sql`asc`}`,
  }).pageOf(query)
})
