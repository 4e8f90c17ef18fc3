import { plainText } from '#areas/rich-text/rules/plain-text.ts'
import { takePictures } from '#areas/rich-text/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Document } from '../../contract/document.ts'
import type { Content } from '../../contract/values.ts'

/** Letters of the text that a search looks through. */
const maxWords = 100_000
export const wordsOf = ({ ru, kk }: Content): string =>
  [ru, kk]
    .flatMap((text) => (text === undefined ? [] : plainText(text)))
    .join(' ')
    .slice(0, maxWords)

/** What the history keeps of a document, in words. */
export const keptDocument = ({ kind, files, person, addressee, ...row }: Omit<Document, 'pictures' | 'approval'>) => ({
  kind: kind.title,
  title: row.title,
  status: row.status,
  language: row.language,
  files: files.map(({ name }) => name).join(', ') || null,
  person: person?.full_name ?? null,
  addressee: addressee?.full_name ?? null,
  correspondent: row.correspondent,
  foreign_number: row.foreign_number,
  foreign_date: row.foreign_date,
  due_on: row.due_on,
})

/** Takes the pictures of a text into use. @throws 422 at `content` */
export const takeShown = ({ db, caller }: { db: Database; caller: Caller }, { ru, kk }: Content, known: Content) =>
  takePictures(db, {
    accountId: caller.accountId,
    texts: [ru ?? null, kk ?? null],
    known: [known.ru ?? null, known.kk ?? null],
    field: 'content',
  })
