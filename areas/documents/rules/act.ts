import { msg, type Text } from '#platform/contract/text.ts'
import type { DocumentStatus, Folder } from '#platform/contract/enumerations.ts'
import type { Genre } from './genre.ts'

/** What can be done with a document. */
export const documentActs = [
  'change',
  'remove',
  'submit',
  'withdraw',
  'sign',
  'resolve',
  'send',
  'assign',
  'acquaint',
  'annul',
  'renew',
] as const
export type DocumentAct = (typeof documentActs)[number]

/** What is known of a document when somebody asks what can be done with it. */
export interface ActFacts {
  genre: Genre
  status: DocumentStatus
  folder: Folder
  /** It has a number already. */
  isNumbered: boolean
  isEnded: boolean
}

const isWritten = ({ status }: ActFacts) => status === 'created' || status === 'draft'
const stillWritten = msg`Документ ещё составляют`
const onItsWay = msg`Документ уже на проверке: отзовите его, чтобы изменить`
const accepted = msg`Документ утверждён и не меняется. Создайте новую версию`
const ended = msg`Документ больше не действует`

const whyNotWritten = (facts: ActFacts): Text | null => {
  if (isWritten(facts)) return null
  return facts.status === 'checking' ? onItsWay : accepted
}
const whyNotAccepted = (facts: ActFacts): Text | null => {
  if (facts.isEnded) return ended
  if (facts.status === 'accepted') return null
  return isWritten(facts) ? stillWritten : msg`Документ ещё не утверждён`
}
const whyNotChecked = ({ status }: ActFacts): Text | null =>
  status === 'checking' ? null : msg`Документ не на проверке: он уже решён или ещё не отправлен`

const objections: Readonly<Record<DocumentAct, (facts: ActFacts) => Text | null>> = {
  change: whyNotWritten,
  remove: (facts) => whyNotWritten(facts) ?? (facts.isNumbered ? msg`У документа есть номер: его не убирают` : null),
  submit: whyNotWritten,
  withdraw: (facts) => whyNotChecked(facts) ?? (facts.genre === 'incoming' ? msg`Входящий документ не отзывают` : null),
  sign: whyNotChecked,
  resolve: (facts) => (facts.folder === 'income' ? null : msg`Резолюция на этот документ уже не нужна`),
  send: (facts) =>
    whyNotAccepted(facts) ??
    (facts.folder === 'outcome' ? null : msg`Этот документ уже отправлен или его не отправляют`),
  assign: whyNotAccepted,
  acquaint: whyNotAccepted,
  annul: whyNotAccepted,
  renew: (facts) =>
    whyNotAccepted(facts) ?? (facts.genre === 'incoming' ? msg`У входящего документа нет версий` : null),
}

/** Why something can't be done with a document as it stands, in words; null where it can. */
export const actObjection = (act: DocumentAct, facts: ActFacts): Text | null => objections[act](facts)
