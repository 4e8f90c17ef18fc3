import { schoolHead } from '#areas/media/server/index.ts'
import { paperMaking } from '#areas/school/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { SchoolHead } from '#platform/server/pdf-head.ts'
import type { PaperMaking } from '../../rules/paper-words.ts'

/** What each card of a print carries beside its content; the card says it in its own language. */
export interface CardHead extends Pick<SchoolHead, 'logo'> {
  making: PaperMaking
}

/** The school's picture, when the cards are made, and who asked for them. */
export async function cardHead(context: AppContext, caller: Caller): Promise<CardHead> {
  const { logo } = await schoolHead(context)
  return { logo, making: await paperMaking(context, caller) }
}
