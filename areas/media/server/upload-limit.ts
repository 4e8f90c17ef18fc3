import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'

/** Files that nothing has ever shown: so many a person may leave behind in a day. What was replaced or removed is none of them. */
const maxUnkept = 30

/** Who has left too many behind today is 429. */
export async function limitUploads(db: Database, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('media.file')
    .where('uploaded_by', '=', accountId)
    .where('is_kept', '=', false)
    .where('was_kept', '=', false)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= maxUnkept) throw new Refusal(429, msg`Слишком много загрузок за день, повторите завтра`, 3600)
}
