import type { Database } from '#platform/server/database.ts'
import { hashOf } from './secrets.ts'

/** Ids of the sessions of these refresh tokens and of a bearer, with those from which they impersonate. */
export async function sessionsOfTokens(db: Database, tokens: readonly string[], ofBearer?: number): Promise<number[]> {
  const rows = await db
    .selectFrom('access.session as s')
    .where((where) =>
      where.or([
        where('s.id', '=', ofBearer ?? 0),
        where(
          's.id',
          'in',
          where
            .selectFrom('access.refresh_token')
            .where('token_hash', '=', (any) => any.fn.any(any.val(tokens.map(hashOf))))
            .select('session_id'),
        ),
      ]),
    )
    .select(['s.id', 's.actor_session_id'])
    .execute()
  return rows.flatMap(({ id, actor_session_id }) => (actor_session_id === null ? [id] : [id, actor_session_id]))
}
