import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { changeCommentPhrases, readCommentPhrases } from '../contract/comment-phrases.ts'

async function phrasesOf(db: Database, accountId: number): Promise<{ phrases: string[] | null }> {
  const kept = await db
    .selectFrom('journal.comment_phrases')
    .where('account_id', '=', accountId)
    .select('phrases')
    .executeTakeFirst()
  return { phrases: kept?.phrases ?? null }
}

const readCommentPhrasesHandler = handle(readCommentPhrases, ({ caller, db }) => phrasesOf(db, caller.accountId))

const changeCommentPhrasesHandler = handle(changeCommentPhrases, async ({ body, caller, db }) => {
  const { accountId: account_id } = caller
  if (body.phrases === null)
    await db.deleteFrom('journal.comment_phrases').where('account_id', '=', account_id).execute()
  else {
    const phrases = [...new Set(body.phrases)]
    await db
      .insertInto('journal.comment_phrases')
      .values({ account_id, phrases })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ phrases }))
      .execute()
  }
  return phrasesOf(db, account_id)
})

export const commentPhraseHandlers = [readCommentPhrasesHandler, changeCommentPhrasesHandler]
