import { schoolHead } from '#areas/media/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'

/**
 * What a paper says of the school, of when it was made by the school's clock, and of who asked for it: under another's name who
 * really acts, and in whose name.
 */
export async function paperHead(
  context: Pick<AppContext, 'db' | 'media' | 'clock'>,
  { accountId, act = accountId }: Pick<Caller, 'accountId' | 'act'>,
): Promise<PaperHead> {
  const { db, clock } = context
  const nameOf = async (account: number) => {
    const person = await db
      .selectFrom('people.person')
      .where('admin_user_id', '=', account)
      .select(shortName('person').as('name'))
      .executeTakeFirst()
    return person?.name ?? ''
  }
  const author = await nameOf(act)
  const moment = `${displayDate(clock.today())} ${clock.timeOfDay()}`
  const byAuthor = author ? t`Сформировано ${moment} · ${author}` : t`Сформировано ${moment}`
  const made =
    act === accountId ? byAuthor : t`Сформировано ${moment} · ${author} (под именем: ${await nameOf(accountId)})`
  return { ...(await schoolHead(context)), made }
}
