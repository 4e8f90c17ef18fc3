import { sql, type RawBuilder } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { groupInWords } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { ReopeningRequest, ReopeningRequestState } from '../../contract/reopening-requests.ts'
import { mayReopenGroup } from '../reopening/may-reopen.ts'

/** Requests `r` with what their answers show. */
export function requestRows(db: Database, caller: Caller, today: string) {
  const mayAnswer = mayReopenGroup(caller, sql.ref('r.group_id'), today)
  const waitsForCaller = sql<boolean>`(r.state = 'open' and ${mayAnswer})`
  const isOwn = sql<boolean>`coalesce(r.author_id = ${caller.personId}, false)`
  const found = db
    .selectFrom('results.reopening_request as r')
    .innerJoin('calendar.calendar_entry as q', 'q.id', 'r.quarter_id')
    .innerJoin('people.person as author', 'author.id', 'r.author_id')
    .leftJoin('people.person as answerer', 'answerer.id', 'r.answerer_id')
    .leftJoin('results.reopening as ro', 'ro.id', 'r.reopening_id')
    .where(sql<boolean>`(${isOwn} or ${mayAnswer})`)
  const rows = found
    .select(['r.id', 'r.group_id', 'r.quarter_id', 'q.title as quarter', 'r.reason', 'r.answer', 'ro.until'])
    .select([
      groupInWords(sql.ref('r.group_id')).as('group'),
      (shortName('author') as RawBuilder<string>).as('author'),
      shortName('answerer').as('answerer'),
      instant('r.made_at').as('made_at'),
      sql<string | null>`${instant('r.answered_at')}`.as('answered_at'),
      sql<ReopeningRequestState>`r.state`.as('state'),
      isOwn.as('is_own'),
      waitsForCaller.as('may_answer'),
    ])
  return { found, rows, waitsForCaller }
}

/** One request as its reader is shown it. */
export const readRequest = (db: Database, caller: Caller, today: string, id: number): Promise<ReopeningRequest> =>
  requestRows(db, caller, today).rows.where('r.id', '=', id).executeTakeFirstOrThrow()
