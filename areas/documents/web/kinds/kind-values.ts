import type { DocumentKind, DocumentLanguage, KindSubject, KindValues, Party } from '../../contract/kinds.ts'
import type { Genre } from '../../rules/genre.ts'

export interface KindEntry {
  genre: Genre
  title: string
  title_kk: string
  subject: KindSubject
  language: DocumentLanguage
  deadline_days: number | string
  is_sent: boolean
  is_confidential: boolean
  journal_key: string | null
  makers: string[]
  readers: string[]
}
/** A party as a choice names it: `staff`, `unit:3`. */
export const choiceOf = ({ party, target_id }: Party): string => (target_id === null ? party : `${party}:${target_id}`)
function partyOf(choice: string): Party {
  const [party, target] = choice.split(':')
  return { party: party as Party['party'], target_id: target === undefined ? null : Number(target) }
}

const newKind: KindEntry = {
  genre: 'order',
  title: '',
  title_kk: '',
  subject: 'none',
  language: 'ru',
  deadline_days: '',
  is_sent: false,
  is_confidential: false,
  journal_key: null,
  makers: [],
  readers: [],
}
/** What the form begins with. */
export const entryOf = (kind: DocumentKind | null): KindEntry =>
  kind === null
    ? newKind
    : {
        genre: kind.genre,
        title: kind.title,
        title_kk: kind.title_kk ?? '',
        subject: kind.subject,
        language: kind.language,
        deadline_days: kind.deadline_days ?? '',
        is_sent: kind.is_sent,
        is_confidential: kind.is_confidential,
        journal_key: kind.journal_key,
        makers: kind.makers.map(choiceOf),
        readers: kind.readers.map(choiceOf),
      }
/** What the form sends. */
export const bodyOf = ({ deadline_days, title_kk, makers, readers, ...entry }: KindEntry): KindValues => ({
  ...entry,
  title_kk: title_kk.trim() === '' ? null : title_kk,
  deadline_days: deadline_days === '' ? null : Number(deadline_days),
  makers: makers.map(partyOf),
  readers: readers.map(partyOf),
})
