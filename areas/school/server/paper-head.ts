import { schoolHead } from '#areas/media/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { PaperHead } from '#platform/server/pdf-head.ts'

/** When a paper is made, by the school's clock, and who asked for it. */
interface PaperMaking {
  moment: string
  /** Who really acts; empty where the account is nobody's. */
  author: string
  /** Under another's name: whose it is. */
  inNameOf: string | null
}

/** When a paper is made and by whom, for one that says it in a language of its own. */
export async function paperMaking(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { accountId, act = accountId }: Pick<Caller, 'accountId' | 'act'>,
): Promise<PaperMaking> {
  const nameOf = async (account: number) => {
    const person = await db
      .selectFrom('people.person')
      .where('admin_user_id', '=', account)
      .select(shortName('person').as('name'))
      .executeTakeFirst()
    return person?.name ?? ''
  }
  return {
    moment: `${displayDate(clock.today())} ${clock.timeOfDay()}`,
    author: await nameOf(act),
    inNameOf: act === accountId ? null : await nameOf(accountId),
  }
}

/**
 * What a paper says of the school, of when it was made by the school's clock, and of who asked for it: under another's name who
 * really acts, and in whose name.
 */
export async function paperHead(
  context: Pick<AppContext, 'db' | 'media' | 'clock'>,
  caller: Pick<Caller, 'accountId' | 'act'>,
): Promise<PaperHead> {
  const { moment, author, inNameOf } = await paperMaking(context, caller)
  const byAuthor = author ? t`Сформировано ${moment} · ${author}` : t`Сформировано ${moment}`
  const made = inNameOf === null ? byAuthor : t`Сформировано ${moment} · ${author} (под именем: ${inNameOf})`
  return { ...(await schoolHead(context)), made }
}
