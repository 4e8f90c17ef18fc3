import type { LetterHead, Paper } from '#areas/rich-text/contract/paper.ts'
import { letterHead } from '#areas/rich-text/server/index.ts'
import { sealsOf } from '#areas/seals/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { DocumentLanguage } from '../../contract/kinds.ts'
import { documentSubject } from '../approval-kind.ts'
import { languagesOf, paperOf, readPaperSources, signaturesOf } from './paper-of.ts'

/** The school over papers, read once for each of the languages that they have. */
export function headsOf(context: AppContext): (language: DocumentLanguage) => Promise<LetterHead> {
  const known = new Map<DocumentLanguage, Promise<LetterHead>>()
  return (language) => {
    const head = known.get(language) ?? letterHead(context, languagesOf(language))
    known.set(language, head)
    return head
  }
}

/** Documents as they stand on paper now, in the order of the ids: those that are signed with their signatures and codes. */
export async function papersOf(
  { db, context }: { db: Database; context: AppContext },
  ids: readonly number[],
): Promise<Paper[]> {
  const [sources, signatures, seals] = [
    await readPaperSources(db, ids),
    await signaturesOf(db, ids),
    await sealsOf(db, documentSubject, ids),
  ]
  const [byId, headOf] = [new Map(sources.map((source) => [source.id, source])), headsOf(context)]
  const papers: Paper[] = []
  for (const source of ids.flatMap((id) => byId.get(id) ?? [])) {
    const seal = seals.get(source.id)
    papers.push(
      paperOf(source, {
        head: await headOf(source.language),
        signatures: signatures.get(source.id) ?? [],
        seal: seal ? { code: seal.code, signedOn: seal.signedOn } : null,
        publicUrl: context.publicUrl,
      }),
    )
  }
  return papers
}
