import { msg, texts } from '#platform/contract/text.ts'

/** What a kind of documents is in a register: where its papers come from, where they go, who decides on them. */
export const genres = ['incoming', 'outgoing', 'order', 'internal', 'application', 'certificate'] as const
export type Genre = (typeof genres)[number]
export const genreTitles: Readonly<Record<Genre, string>> = texts({
  incoming: msg`Входящий`,
  outgoing: msg`Исходящий`,
  order: msg`Приказ`,
  internal: msg`Служебный документ`,
  application: msg`Заявление`,
  certificate: msg`Справка`,
})
/** What the register of a genre is called. */
export const registerTitles: Readonly<Record<Genre, string>> = texts({
  incoming: msg`Входящие письма`,
  outgoing: msg`Исходящие письма`,
  order: msg`Приказы`,
  internal: msg`Служебные`,
  application: msg`Заявления`,
  certificate: msg`Справки`,
})

/** A received paper bears its number from its receipt, one of the school's own from its signature. */
export const isReceived = (genre: Genre): boolean => genre === 'incoming' || genre === 'application'
