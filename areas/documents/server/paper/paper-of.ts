import { sql } from 'kysely'
import type { LetterHead, Paper, PaperText, Signature } from '#areas/rich-text/contract/paper.ts'
import type { RichText } from '#areas/rich-text/contract/rich-text.ts'
import { stampOf } from '#areas/seals/rules/stamp.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Content } from '../../contract/values.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { headOfText } from '../../rules/head-of-text.ts'

export interface PaperSource {
  id: number
  title: string
  language: DocumentLanguage
  content: Content
  number: string | null
  numbered_on: string | null
  kind_title: string
  kind_title_kk: string | null
}
/** By which it is verified; absent of a paper that is not signed. */
export interface PaperSeal {
  code: string
  signedOn: string
}
export interface SignedBy {
  name: string
  post: string | null
  on_behalf_of: string | null
  signed_on: string
}

/** Documents by their ids, as their papers are made of them. */
export async function readPaperSources(db: Database, ids: readonly number[]): Promise<PaperSource[]> {
  const { rows } = await sql<PaperSource>`
    select d.id, d.title, d.language, d.content, d.number, d.numbered_on, k.title as kind_title, k.title_kk as kind_title_kk
    from documents.document d join documents.kind k on k.id = d.kind_id where d.id = any(${[...ids]}::integer[])`.execute(
    db,
  )
  return rows
}
/** Who has signed documents, by their ids and in their order. */
export async function signaturesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, SignedBy[]>> {
  const { rows } = await sql<SignedBy & { document_id: number }>`
    select document_id, name, post, on_behalf_of, signed_at::date as signed_on from documents.signature
    where document_id = any(${[...ids]}::integer[]) order by document_id, position`.execute(db)
  return Map.groupBy(rows, ({ document_id }) => document_id)
}
/** Who has signed one. */
export const readSignatures = async (db: Database, id: number): Promise<SignedBy[]> =>
  (await signaturesOf(db, [id])).get(id) ?? []

/** In the order of the paper. */
export const languagesOf = (language: DocumentLanguage) => (language === 'both' ? (['kk', 'ru'] as const) : [language])

function textsOf(source: PaperSource): Paper['texts'] {
  const empty: RichText = { type: 'doc', content: [] }
  const texts = languagesOf(source.language).map((language): PaperText => {
    const text = source.content[language] ?? empty
    return { language, text: { ...text, content: [...headOfText(source, language), ...text.content] } }
  })
  const [first = { language: 'ru', text: empty }, second] = texts
  return second ? [first, second] : [first]
}
/** A paper speaks its own language, whoever prints it. */
const inPlaceOf = { ru: (name: string) => `за: ${name}`, kk: (name: string) => `орнына: ${name}` }
const toSignature = ({ name, post, on_behalf_of, signed_on }: SignedBy, language: DocumentLanguage): Signature => ({
  post: post ?? '',
  name,
  date: displayDate(signed_on),
  onBehalf:
    on_behalf_of &&
    languagesOf(language)
      .map((one) => inPlaceOf[one](on_behalf_of))
      .join(' / '),
})

/** What stands on the paper of a document. */
export function paperOf(
  source: PaperSource,
  {
    head,
    signatures,
    seal,
    publicUrl,
  }: { head: LetterHead; signatures: readonly SignedBy[]; seal: PaperSeal | null; publicUrl: string },
): Paper {
  const numbered = source.number === null ? '' : ` № ${source.number}`
  const language = source.language === 'kk' ? 'kk' : 'ru'
  const stamp = seal && stampOf({ code: seal.code, signed_on: seal.signedOn }, { language, publicUrl })
  return {
    title: `${source.kind_title}${numbered}`,
    texts: textsOf(source),
    head,
    signatures: signatures.map((one) => toSignature(one, source.language)),
    seal: stamp && { code: stamp.code, url: stamp.url, lines: [...stamp.lines] },
    footer: `${source.kind_title}${numbered}`,
  }
}
