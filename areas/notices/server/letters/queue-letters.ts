import { sql } from 'kysely'
import { fileName } from '#areas/media/rules/file-name.ts'
import { msg, type Words } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { keptWords } from '#platform/server/language/spoken.ts'
import { refuse } from '#platform/server/refusal.ts'
import { keptPart, type LetterPart } from './letter-parts.ts'

/** A file of `areas/media` by its id, read when the letter goes, or bytes that are kept with the letter. */
export type LetterFile = { fileId: number } | { name: string; mime: string; bytes: Uint8Array }

export interface NewLetter {
  /** An account is written to at the address it has when the letter goes. */
  to: { accountId: number } | { address: string }
  /** What it is written of, `room.matter:id`: of one occasion a recipient gets one letter, however often it is queued. */
  occasion: string
  /** A string is what a person has written; a `Text` is said in the recipient's language. */
  subject: Words
  parts: readonly LetterPart[]
  files?: readonly LetterFile[]
  /** The account that is told where it does not arrive, and may see it among its letters; none: the school itself. */
  senderId?: number
}

/** Nobody waits longer than that for the post. */
export const termDays = 3
const usualFileBytes = 10_000_000
const plainAddress = /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}]{1,189}$/u

/** Whether a letter can be sent there: one plain address without a name. */
export const isMailAddress = (given: string): boolean => plainAddress.test(given)

/** How much the files of one letter may weigh together: the setting `letters.file_bytes`, else 10 MB. */
async function maxFileBytes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('platform.setting')
    .where('name', '=', 'letters.file_bytes')
    .select('value')
    .executeTakeFirst()
  return typeof row?.value === 'number' ? row.value : usualFileBytes
}

type Content = Extract<LetterFile, { bytes: Uint8Array }>
const isContent = (file: LetterFile): file is Content => 'bytes' in file

/** Bytes that several letters bear are kept once. */
async function keepContents(db: Database, letters: readonly NewLetter[]): Promise<Map<Uint8Array, number>> {
  const contents = [...new Set(letters.flatMap(({ files = [] }) => files.filter(isContent).map(({ bytes }) => bytes)))]
  const ids = new Map<Uint8Array, number>()
  for (const bytes of contents) {
    const { id } = await db
      .insertInto('notices.letter_content')
      .values({ bytes: Buffer.from(bytes) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(bytes, id)
  }
  return ids
}

/** @throws Refusal 422 at `files` where those of one letter weigh too much */
async function requireLight(db: Database, letters: readonly NewLetter[]): Promise<void> {
  const max = await maxFileBytes(db)
  const fileIds = letters.flatMap(({ files = [] }) => files.flatMap((file) => (isContent(file) ? [] : [file.fileId])))
  const kept = fileIds.length
    ? await db.selectFrom('media.file').where('id', 'in', fileIds).select(['id', 'size']).execute()
    : []
  const sizes = new Map(kept.map(({ id, size }) => [id, size]))
  const weightOf = (file: LetterFile) => (isContent(file) ? file.bytes.length : (sizes.get(file.fileId) ?? 0))
  if (letters.some(({ files = [] }) => files.reduce((sum, file) => sum + weightOf(file), 0) > max))
    throw refuse(
      'files',
      msg`Вложения письма больше ${Math.floor(max / 1_000_000)} МБ: отправьте ссылку или меньше файлов`,
    )
}

async function keepFiles(
  db: Database,
  letters: readonly NewLetter[],
  idOf: ReadonlyMap<string, number>,
): Promise<void> {
  const contents = await keepContents(db, letters)
  const rows = letters.flatMap((letter) => {
    const letter_id = idOf.get(keyOf(letter))
    if (letter_id === undefined) return []
    return (letter.files ?? []).map((file, place) => ({
      letter_id,
      place,
      ...(isContent(file)
        ? { name: fileName(file.name, file.mime), mime: file.mime, content_id: contents.get(file.bytes) }
        : { file_id: file.fileId }),
    }))
  })
  await sql`
    insert into notices.letter_file (letter_id, place, name, mime, file_id, content_id)
    select g.letter_id, g.place, coalesce(g.name, f.name, '-'), coalesce(g.mime, f.mime, 'application/octet-stream'), f.id, g.content_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(letter_id bigint, place smallint, name text, mime text, file_id integer, content_id bigint)
    left join media.file f on f.id = g.file_id`.execute(db)
}
const recipientOf = ({ to }: NewLetter): string =>
  'accountId' in to ? `account ${to.accountId}` : to.address.toLowerCase()
const keyOf = (letter: NewLetter): string => `${letter.occasion}\n${recipientOf(letter)}`

/**
 * Puts letters into the post, any number in the caller's transaction: they go within a minute of its commit, each once for its
 * occasion and recipient. What does not arrive is told to `senderId` in the bell.
 * @returns ids of those that were queued; a letter whose occasion its recipient was written of before is left out
 * @throws Refusal 422 at `address` of one that is no address, at `files` where they weigh too much
 */
export async function queueLetters(db: Database, letters: readonly NewLetter[]): Promise<number[]> {
  if (letters.length === 0) return []
  if (letters.some(({ to }) => 'address' in to && !isMailAddress(to.address)))
    throw refuse('address', msg`Это не похоже на адрес почты`)
  if (letters.some(({ files = [] }) => files.length > 0)) await requireLight(db, letters)
  const given = letters.map(({ to, occasion, subject, parts, senderId = null }) => ({
    ...('accountId' in to ? { account_id: to.accountId } : { address: to.address }),
    occasion,
    subject: keptWords(subject),
    parts: parts.map(keptPart),
    sender_id: senderId,
  }))
  const { rows } = await sql<{ id: number; key: string }>`
    insert into notices.letter (occasion, account_id, address, sender_id, subject, parts, gives_up_at)
    select occasion, account_id, address, sender_id, subject, parts, now() + make_interval(days => ${termDays})
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g(occasion text, account_id integer, address text, sender_id integer, subject jsonb, parts jsonb)
    on conflict (occasion, recipient) do nothing
    returning id, occasion || e'\\n' || recipient as key`.execute(db)
  const queued = letters.filter(({ files = [] }) => files.length > 0)
  if (queued.length > 0) await keepFiles(db, queued, new Map(rows.map(({ id, key }) => [key, id])))
  return rows.map(({ id }) => id)
}
