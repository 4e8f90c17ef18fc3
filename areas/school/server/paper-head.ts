import { schoolHead } from '#areas/media/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'

/**
 * What a paper says of the school, of when it was made by the school's clock, and of who asked for it: under another's name who
 * really acts.
 */
export async function paperHead(
  context: Pick<AppContext, 'db' | 'media' | 'clock'>,
  { accountId, act = accountId }: Pick<Caller, 'accountId' | 'act'>,
): Promise<PaperHead> {
  const { db, clock } = context
  const author = await db
    .selectFrom('people.person')
    .where('admin_user_id', '=', act)
    .select(shortName('person').as('name'))
    .executeTakeFirst()
  const moment = `${displayDate(clock.today())} ${clock.timeOfDay()}`
  const made = author?.name ? t`Сформировано ${moment} · ${author.name}` : t`Сформировано ${moment}`
  return { ...(await schoolHead(context)), made }
}
