import { sql } from 'kysely'
import { readDocumentBytes } from '#areas/media/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { answerOfPost, codeOfFailure, isRefusal, type Letter } from '#platform/server/mail.ts'
import type { LetterFailure } from '../../contract/letters.ts'
import { isQuietFor } from '../quiet.ts'
import { digestContent } from './digest-parts.ts'
import { sayLetter } from './letter-parts.ts'
import { claimLetter, postpone, settleCancelled, settleFailed, settleSent, type ClaimedLetter } from './letter-rows.ts'
import { holdBackRestored } from './origin.ts'
import { tellSenders, type Undelivered } from './tell-senders.ts'

const maxLetters = 200
/** After so many failures one after another it is the post that fails, not an address: the round ends. */
const maxFailures = 3

type Files = NonNullable<Letter['files']>
/** The files of a letter; null where one of them is gone. */
async function filesOf({ db, media }: AppContext, letterId: number): Promise<Files | null> {
  const { rows } = await sql<{ name: string; mime: string; stem: string | null; bytes: Buffer | null }>`
    select lf.name, lf.mime, f.stem, c.bytes from notices.letter_file lf
    left join media.file f on f.id = lf.file_id left join notices.letter_content c on c.id = lf.content_id
    where lf.letter_id = ${letterId} order by lf.place`.execute(db)
  const files: Files[number][] = []
  for (const { name, mime, stem, bytes } of rows) {
    const read = bytes ?? (stem === null ? null : await readDocumentBytes(media, stem))
    if (read === null) return null
    files.push({ name, mime, bytes: read })
  }
  return files
}

const contentOf = async (db: Database, { id, subject, parts }: ClaimedLetter) =>
  subject === null || parts === null ? digestContent(db, id) : { subject, parts }

/** What keeps a letter from being tried at all. */
const obstacleOf = ({ mail, is_closed }: ClaimedLetter): LetterFailure | null =>
  is_closed ? 'account_closed' : mail === null ? 'no_address' : null

type Outcome = 'sent' | 'settled' | 'refused' | 'unreachable'

/** Tries one letter and settles it. */
async function sendOne(context: AppContext, letter: ClaimedLetter, undelivered: Undelivered[]): Promise<Outcome> {
  const { db } = context
  const fail = async (failure: LetterFailure, isFinal: boolean, answer: string | null = null) => {
    await settleFailed(db, letter, { failure, isFinal, answer })
    if (isFinal || letter.is_last_try) undelivered.push({ ...letter, failure })
  }
  const content = await contentOf(db, letter)
  const obstacle = obstacleOf(letter)
  const files = obstacle === null && content !== null ? await filesOf(context, letter.id) : []
  if (content === null || (obstacle !== null && letter.parts === null)) await settleCancelled(db, letter)
  else if (obstacle !== null) await fail(obstacle, true)
  else if (files === null) await fail('file_gone', true)
  else if (letter.parts === null && !letter.is_urgent && (await isQuietFor(context, letter.account_id)))
    await postpone(db, letter)
  else {
    const said = inLanguage(letter.language, () => sayLetter(content, context.publicUrl))
    try {
      await context.mail({ ...said, to: letter.mail ?? '', files, name: `letter-${letter.id}` })
    } catch (error) {
      await fail(isRefusal(error) ? 'refused' : 'unreachable', isRefusal(error), answerOfPost(error))
      console.error('letters:', codeOfFailure(error))
      return isRefusal(error) ? 'refused' : 'unreachable'
    }
    await settleSent(db, letter)
    return 'sent'
  }
  return 'settled'
}

/**
 * Sends what waits, letter by letter. Each is claimed before it goes and settled after it has gone; where a process dies between, it goes
 * once more under the same name. An address that fails holds up none: it comes after the others, with growing pauses.
 */
export async function sendLetters(context: AppContext): Promise<void> {
  await holdBackRestored(context)
  // as the database writes it: a Date would lose its microseconds, and what was queued within them
  const { rows } = await sql<{ began: string }>`select now()::text as began`.execute(context.db)
  const began = rows[0]?.began ?? '-infinity'
  const undelivered: Undelivered[] = []
  for (let turn = 0, failures = 0; turn < maxLetters && failures < maxFailures; turn++) {
    const letter = await claimLetter(context.db, began)
    if (!letter) break
    const outcome = await sendOne(context, letter, undelivered)
    if (outcome === 'unreachable') failures++
    else if (outcome === 'sent') failures = 0
  }
  await tellSenders(context, undelivered)
}
