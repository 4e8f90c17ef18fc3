import { listed, msg, type Text } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { defineNoticeKind } from '#platform/server/notice-kind.ts'
import type { LetterFailure } from '../../contract/letters.ts'
import { notify, type NewNotice } from '../notify.ts'
import { failureWords } from './failure-words.ts'
import type { ClaimedLetter } from './letter-rows.ts'

/** A letter that has not arrived and will not be tried again. */
export type Undelivered = ClaimedLetter & { failure: LetterFailure }

/** For who has sent a letter. */
export const undelivered = defineNoticeKind('notices.undelivered', {
  title: msg`Письма, которые не дошли`,
  order: 95,
  byMail: false,
  concerns: ({ client }) => client === 0,
})
/** So many are named, the others counted. */
const maxNamed = 5
const inWords = ({ mail, failure }: Undelivered): Text =>
  mail === null ? msg`${failureWords[failure]}` : msg`${mail}: ${failureWords[failure]}`

function noticeOf(accountId: number, letters: readonly Undelivered[]): NewNotice {
  const named = letters.slice(0, maxNamed).map(inWords)
  const more = letters.length - named.length
  return {
    accountId,
    kind: undelivered,
    title: letters.length === 1 ? msg`Письмо не дошло` : msg`Письма не дошли: ${letters.length}`,
    text: listed(more > 0 ? [...named, msg`и ещё ${more}`] : named, '\n'),
    link: '/notices?tab=letters&state=failed&mine=true',
    subject: `letters:${letters[0]?.id}`,
  }
}

/** Tells each sender in one notice which letters of this round did not arrive, and why. */
export async function tellSenders({ db, publish }: AppContext, letters: readonly Undelivered[]): Promise<void> {
  const bySender = Map.groupBy(letters, ({ sender_id }) => sender_id)
  const notices = [...bySender].flatMap(([sender, own]) => (sender === null ? [] : [noticeOf(sender, own)]))
  await notify(db, publish, notices)
}
