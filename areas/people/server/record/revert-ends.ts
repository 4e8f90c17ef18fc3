import { sql } from 'kysely'
import * as z from 'zod/mini'
import { reopenAccount } from '#areas/access/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'

/** What archiving a person has ended: posts with the days they had, as the database writes them, and the account. */
export const Ended = z.object({
  posts: z.array(z.object({ id: z.int(), during: z.string() })),
  has_closed_account: z.boolean(),
})
export type Ended = z.infer<typeof Ended>

/** Gives a person who has come back from the archive what going there had ended: the posts as they stood, the account. */
export async function revertEnds(
  personId: number,
  { posts, has_closed_account }: Ended,
  { db, record }: { db: Database; record: (...changes: Change[]) => Promise<void> },
): Promise<void> {
  const { rows } = await sql<{ id: number; to: string | null }>`
    update people.employment e set during = former.during::daterange, version = e.version + 1
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) former(id integer, during text)
    where e.id = former.id and e.person_id = ${personId}
    returning e.id, (upper(e.during) - 1)::text as to`.execute(db)
  await record(
    ...rows.map((post) => ({ subject: 'people.employment', id: post.id, after: { person_id: personId, to: post.to } })),
  )
  if (!has_closed_account) return
  const { admin_user_id } = await db
    .selectFrom('people.person')
    .where('id', '=', personId)
    .select('admin_user_id')
    .executeTakeFirstOrThrow()
  if (admin_user_id !== null && (await reopenAccount(db, admin_user_id)))
    await record({
      subject: 'access.account',
      id: admin_user_id,
      before: { status: 'blocked' },
      after: { status: 'active' },
    })
}
