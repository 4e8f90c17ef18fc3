import { msg, texts } from '#platform/contract/text.ts'
import type { DocumentStatus, Folder } from '#platform/contract/enumerations.ts'
import { isReceived, type Genre } from './genre.ts'

/** How a resolution leaves a received paper: to be carried out, known, signed, carried out by an administrator, or kept. */
export const resolutionWays = ['execute', 'acquaint', 'sign', 'administer', 'file'] as const
export type ResolutionWay = (typeof resolutionWays)[number]

/** The eight folders of specification §3 as they are called of documents, in the order of a paper's way. */
export const documentFolderTitles: Readonly<Record<Folder, string>> = texts({
  income: msg`Входящие`,
  income_info: msg`На ознакомлении`,
  income_sign: msg`На подпись (входящие)`,
  income_it: msg`Администратору`,
  active: msg`В работе`,
  outcome: msg`К отправке`,
  outcome_sign: msg`На подпись`,
  archive: msg`Архив`,
})
export const documentFolders = Object.keys(documentFolderTitles) as Folder[]

/** What is known of a document when its folder is asked for. */
export interface FolderFacts {
  genre: Genre
  status: DocumentStatus
  way: ResolutionWay | null
  /** Annulled, or replaced by a next version. */
  isEnded: boolean
  /** It is still to be sent or handed over. */
  awaitsSending: boolean
  /** Assignments not carried out yet, of an administrator and of others. */
  toAdminister: number
  toExecute: number
  /** Persons who have not confirmed yet that they know it. */
  toAcquaint: number
}

function folderOfAccepted(facts: FolderFacts): Folder {
  if (facts.awaitsSending) return 'outcome'
  if (facts.toAdminister > 0) return 'income_it'
  if (facts.toExecute > 0) return 'active'
  return facts.toAcquaint > 0 ? 'income_info' : 'archive'
}
function folderOfChecked({ genre, way }: FolderFacts): Folder {
  if (!isReceived(genre)) return 'outcome_sign'
  return genre === 'incoming' && way === null ? 'income' : 'income_sign'
}

/** Where a document stands: it moves by its states, never by hand. */
export function folderOf(facts: FolderFacts): Folder {
  if (facts.isEnded) return 'archive'
  if (facts.status === 'accepted') return folderOfAccepted(facts)
  return facts.status === 'checking' ? folderOfChecked(facts) : 'active'
}
